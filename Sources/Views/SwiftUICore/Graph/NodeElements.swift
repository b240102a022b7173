import Elements

extension Node {
  /// The first of the elements that the node gives its parent.
  var firstElement: Element? {
    var elements: [Element] = []
    collect(into: &elements)
    return elements.first
  }
}
