extension Element {
  /// The axis of the stack that the element stands in, however many single-child containers are
  /// between them.
  public var stackOrientation: Axis? {
    var current = parent
    while let element = current {
      if let axis = element.stackAxis { return axis }
      guard element.passesOrientationOn else { return nil }
      current = element.parent
    }
    return nil
  }

  /// The axis along which the element itself stacks its children.
  private var stackAxis: Axis? { lazyStack?.axis ?? currentLayoutIfKnown?.stackOrientation }

  /// Another stack is around the element: what stretches along it measures anew. Whoever calls this
  /// invalidates the layout around the element.
  func stackOrientationChanged() {
    var current = self
    current.mark()
    while current.passesOrientationOn, let child = current.children.first {
      child.mark()
      current = child
    }
  }

  /// Whether a child stands in the same stack as the element.
  private var passesOrientationOn: Bool {
    guard case .group = content else { return false }
    return children.count == 1 && stackAxis == nil
  }
}
