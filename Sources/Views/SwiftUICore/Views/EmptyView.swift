/// Nothing: no element, no row.
public struct EmptyView: Sendable, Equatable {
  public init() {}
}

extension EmptyView: _PrimitiveView {
  public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode<EmptyView>
  {
    _ViewNode(view, in: context)
  }
}
