extension Element {
  /// The element's own layout, or the renderer's; `nil` for a leaf.
  var currentLayout: AnyElementLayout? {
    if let layout = currentLayoutIfKnown { return layout }
    if case .leaf = placement.rendererLayout { return nil }
    guard let tree else { return nil }
    if let layout = tree.renderer.layout(for: self) {
      placement.rendererLayout = .layout(layout)
      return layout
    }
    // What the source groups without saying how stands one below the other.
    if case .group = content {
      let layout = AnyElementLayout(VStackLayout())
      placement.rendererLayout = .layout(layout)
      return layout
    }
    placement.rendererLayout = .leaf
    return nil
  }

  var currentLayoutIfKnown: AnyElementLayout? {
    if let layout { return layout }
    if case .layout(let layout) = placement.rendererLayout { return layout }
    return nil
  }

  /// The units of the device that shows the element.
  public var metrics: LayoutMetrics { tree?.metrics ?? .points }

  var subviews: LayoutSubviews { LayoutSubviews(children, metrics: metrics) }
}
