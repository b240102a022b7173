extension Element {
  /// The axis of the stack that the element stands in, however many single-child containers are
  /// between them.
  public var stackOrientation: Axis? {
    var child = self
    while let element = child.parent {
      if let axis = element.stackAxis { return axis }
      guard element.isWrapper(around: child) else { return nil }
      child = element
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
    while current.stackAxis == nil,
      let child = current.wrapped ?? current.children.first, current.isWrapper(around: child)
    {
      child.mark()
      current = child
    }
  }
}
