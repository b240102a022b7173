import Elements

/// Makes one element of however many a view gives: a window and a page hold one.
@MainActor
struct SingleElement {
  private var group: Element?

  mutating func combining(_ elements: [Element]) -> [Element] {
    if elements.count <= 1 {
      group = nil
      return elements
    }
    let group = group ?? Element(.group)
    self.group = group
    group.layout = AnyElementLayout(VStackLayout())
    group.setChildren(elements)
    return [group]
  }
}
