import DataFlow
import Elements
import Foundation

/// Shows what a closure makes of the space that is offered. It takes all of it.
///
/// The closure runs again when the size is another one, and, if it asks where the space is, when
/// that is elsewhere.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: _PrimitiveView, StructuralView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : GeometryReaderNode(view, in: context)
  }

  public static var _isSingleRow: Bool { true }
}

private final class GeometryReaderNode<Content: View>: ElementNode<GeometryReader<Content>> {
  private var content: _ViewNode<Content>?
  /// `nil` until the layout has told it.
  private var size: CGSize?
  private let geometry: ReadGeometry

  init(_ view: GeometryReader<Content>, in context: _NodeContext) {
    let element = Element(.group)
    geometry = ReadGeometry(element)
    super.init(view, element: element, in: context)
    element.layout = AnyElementLayout(FillLayout())
    element.reportsSize = true
    element.respond = { [weak self] event in
      guard let self else { return false }
      switch event {
      case .sized(let size): self.size = size
      case .moved: break
      default: return false
      }
      graph.enqueue(self)
      return true
    }
  }

  override func evaluate() {
    guard let size else { return }
    geometry.beginReading()
    let view = readView { $0.content(GeometryProxy(size: size, geometry: geometry)) }
    geometry.endReading()
    content = child(content, showing: view)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }
}
