import Elements

/// Controls in rows and groups, for settings and input.
public struct Form<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: _ListContainer, StructuralView {
  public var _rows: Content { content }
  public var _selection: _RowSelection? { nil }
  public func _look(in environment: EnvironmentValues) -> ListContent.Look { .grouped }
}
