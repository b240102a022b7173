import DataFlow
import Elements
import Foundation

/// Shows what a closure makes of the space that is offered. It takes all of it.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

/// The space of a geometry reader.
public struct GeometryProxy {
  /// In points.
  public let size: CGSize
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

  init(_ view: GeometryReader<Content>, in context: _NodeContext) {
    super.init(view, element: Element(.group), in: context)
    element.layout = AnyElementLayout(FillLayout())
    element.reportsSize = true
    element.respond = { [weak self] event in
      guard case .sized(let size) = event, let self else { return false }
      self.size = size
      graph.enqueue(self)
      return true
    }
  }

  override func evaluate() {
    guard let size else { return }
    let view = readView { $0.content(GeometryProxy(size: size)) }
    content = child(content, showing: view)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }
}
