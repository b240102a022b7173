import Elements

/// Controls in rows and groups, for settings and input.
public struct Form<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: _RowContainer, StructuralView {
  public var _rows: Content { content }
  public var _look: ListContent.Look { .grouped }
}
