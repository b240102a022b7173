import Elements

/// The node of a modifier that knows the elements of its view, alone or in rows, and leaves them as
/// they are.
class ModifiedElementsNode<Modified: View, Modifier: ViewModifier>:
  ModifierNode<Modified, Modifier>, ElementWrapper
{
  private(set) var elements: [Element] = []

  override func collect(into elements: inout [Element]) {
    let start = elements.count
    super.collect(into: &elements)
    self.elements = Array(elements[start...])
  }

  override func collect(into rows: inout RowTable) {
    rows.wrapping(by: self) { super.collect(into: &$0) }
  }

  func wrap(_ element: Element) -> Element {
    if !elements.contains(where: { $0 === element }) { elements.append(element) }
    return element
  }

  func unwrap(_ element: Element) {
    elements.removeAll { $0 === element }
  }
}
