import Elements

/// Shows the first of its views whose ideal size fits into what is offered, or the last one.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// - Parameter axes: Along which a view must fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: _ElementView, StructuralView {
  public var _content: Content { content }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(FirstFittingLayout(axes: axes))
  }
}
