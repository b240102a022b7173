import Elements

/// Gives what is in it a way to scroll to a view by its id.
///
///     ScrollViewReader { proxy in
///       List(messages) { MessageView(message: $0) }
///         .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id) }
///     }
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Scrolls what is in a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  fileprivate weak var reader: Node?

  /// Scrolls so that the view with an id is seen: that of an element of a `ForEach`, or one that
  /// `id(_:)` gave. An id that is nowhere scrolls nothing.
  ///
  /// - Parameter anchor: Where the view is to stand in what is seen: `.top` at its beginning. `nil`
  ///   scrolls as little as it takes.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader?.scroll(to: id, anchor: anchor)
  }
}

extension ScrollViewReader: _PrimitiveView, StructuralView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ScrollViewReaderNode(view, in: context)
  }

  public static var _isSingleRow: Bool { Content._isSingleRow }
}

private final class ScrollViewReaderNode<Content: View>: _ViewNode<ScrollViewReader<Content>> {
  private var content: _ViewNode<Content>?

  override func evaluate() {
    content = child(content, showing: readView { $0.content(ScrollViewProxy(reader: self)) })
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }
}

extension Node {
  /// Scrolls to the view with an id, once it is there: what was just changed may bring it.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    graph.afterUpdate { [weak self] in
      guard let target = self?.scrollTarget(for: id) else { return }
      target.element.tree?.scroll(to: target, anchor: anchor)
    }
  }
}
