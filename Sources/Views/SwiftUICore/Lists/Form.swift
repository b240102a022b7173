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

  public func _show(
    _ source: any RowSource, in element: Element, environment: EnvironmentValues
  ) {
    element.content = .list(ListContent(look: .grouped))
    element.setRows(source)
  }
}
