import Elements

/// The views of all elements, made at once.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  private typealias Child = _ViewNode<ForEachItem<Data.Element, Content>>

  private var children: [(id: ID, node: Child)] = []
  private var hasReportedDuplicate = false

  override func evaluate() {
    // A binding's elements are read here: they belong to what this node observes.
    let elements = readView { view in
      view.data.map { (id: $0[keyPath: view.id], item: view.item(for: $0)) }
    }
    var leaving = Leaving(children)
    var comingIDs: [ID] = []
    children = elements.map { element in
      let existing = leaving.take(element.id)
      if existing == nil { comingIDs.append(element.id) }
      return (element.id, show(element.item, element.id, in: existing))
    }
    reportDuplicate(among: comingIDs)
    if leaving.haveMoved {
      graph.markStructure(of: self)
      if !preferences.isEmpty { graph.markPreferences(of: self) }
    }
    for child in leaving.rest { remove(child) }
  }

  private func show(_ item: ForEachItem<Data.Element, Content>, _ id: ID, in existing: Child?)
    -> Child
  {
    if let existing {
      existing.update(to: item, environment: inheritedEnvironment)
      return existing
    }
    graph.markStructure(of: self)
    return ForEachItem._makeNode(item, in: context(key: id))
  }

  /// Says once that an id that came is there twice. For a few of them no table of all ids is made.
  private func reportDuplicate(among comingIDs: [ID]) {
    guard !hasReportedDuplicate, !comingIDs.isEmpty else { return }
    let duplicate: ID?
    if comingIDs.count <= 4 {
      duplicate = comingIDs.first { id in children.lazy.filter { $0.id == id }.count > 1 }
    } else {
      var known = Set<ID>(minimumCapacity: children.count)
      duplicate = children.first { !known.insert($0.id).inserted }?.id
    }
    guard let duplicate else { return }
    hasReportedDuplicate = true
    reportDuplicateID(duplicate)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for child in children { body(child.node) }
  }

  override func collect(into elements: inout [Element]) {
    for child in children {
      let start = elements.count
      child.node.collect(into: &elements)
      // Where elements are chosen among, an id is as good as a tag.
      for element in elements[start...] where element.tag == nil { element.tag = child.id }
    }
  }

  override func forEachIdentified(_ body: (AnyHashable, Element) -> Void) {
    for child in children { if let element = child.node.firstElement { body(child.id, element) } }
    super.forEachIdentified(body)
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    if let id = id.base as? ID, let child = children.first(where: { $0.id == id }),
      let element = child.node.firstElement
    {
      return .element(element)
    }
    return super.scrollTarget(for: id)
  }

  override func forEachParkable(_ body: (AnyHashable, Node) -> Void) {
    for child in children { body(child.id, child.node) }
  }

  /// The children of before, which are taken over by id. As long as the order is the same, no table
  /// of them is made.
  private struct Leaving {
    private let children: [(id: ID, node: Child)]
    private var taken = 0
    /// By id, the last one first; an id that is there twice has two nodes.
    private var others: [ID: [Child]]?

    init(_ children: [(id: ID, node: Child)]) {
      self.children = children
    }

    var haveMoved: Bool { others != nil }

    mutating func take(_ id: ID) -> Child? {
      if others == nil {
        if taken < children.count, children[taken].id == id {
          taken += 1
          return children[taken - 1].node
        }
        if taken == children.count { return nil }
        others = [:]
        for child in children[taken...].reversed() {
          others?[child.id, default: []].append(child.node)
        }
      }
      return others?[id]?.popLast()
    }

    var rest: [Child] {
      others.map { $0.values.flatMap(\.self) } ?? children[taken...].map(\.node)
    }
  }
}
