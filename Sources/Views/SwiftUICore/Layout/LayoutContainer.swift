import Elements

/// Views in a layout.
public struct _LayoutContainer<Container: Layout, Content: View> {
  let layout: Container
  let content: Content

  nonisolated init(layout: Container, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension _LayoutContainer: _ElementView, StructuralView {
  public var _content: Content { content }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(layout)
  }
}

extension Layout {
  /// Views arranged by the layout: `FlowLayout { … }`.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutContainer(layout: self, content: content())
  }
}
