import DataFlow
import Elements
import Foundation

/// A view for each element of a tree, under its parent, which shows and hides what is below it.
///
/// ```swift
/// List {
///   OutlineGroup(folders, children: \.folders) { Text($0.name) }
/// }
/// ```
///
/// The elements that are shown are rows of their list. Where `children` is `nil` an element is a
/// leaf; where it is empty, it can be expanded and holds nothing.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  enum Roots {
    case one(Data.Element)
    case several(Data)
  }

  let roots: Roots
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  @State private var expanded: Set<ID> = []
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach(shownItems, id: \.id) { item in
      if let isExpandable = item.isExpanded {
        let isExpanded = Binding(
          get: { isExpandable }, set: { setExpanded($0, item.id) })
        DisclosureHeading(isExpanded: isExpanded, label: content(item.element))
          .padding(.leading, indentation * CGFloat(item.depth))
      } else {
        // A leaf stands under the label of its parent, and beside those of its siblings.
        content(item.element).padding(.leading, indentation * CGFloat(item.depth + 1))
      }
    }
  }

  private var indentation: CGFloat { 16 }
}

extension OutlineGroup {
  private struct Item {
    let element: Data.Element
    let id: ID
    let depth: Int
    /// `nil` for a leaf.
    let isExpanded: Bool?
  }

  /// The elements that are not in one that is collapsed, in their order.
  private var shownItems: [Item] {
    var items: [Item] = []
    func append(_ element: Data.Element, depth: Int) {
      let id = element[keyPath: id]
      let children = children(element)
      let isExpanded = children.map { _ in expanded.contains(id) }
      items.append(Item(element: element, id: id, depth: depth, isExpanded: isExpanded))
      guard let children, isExpanded == true else { return }
      for child in children { append(child, depth: depth + 1) }
    }
    switch roots {
    case .one(let root): append(root, depth: 0)
    case .several(let data): for element in data { append(element, depth: 0) }
    }
    return items
  }

  private func setExpanded(_ isExpanded: Bool, _ id: ID) {
    if isExpanded { expanded.insert(id) } else { expanded.remove(id) }
  }

  fileprivate init(
    _ roots: Roots, id: KeyPath<Data.Element, ID>,
    children: @escaping (Data.Element) -> Data?, content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    self.content = content
  }
}

/// What is below an element of an outline.
public struct OutlineSubgroupChildren {
  private init() {}
}

extension OutlineSubgroupChildren: View {
  public var body: Never { fatalError("The elements of an outline are siblings in its list.") }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// An outline of the trees of identifiable elements.
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// An outline of the tree of an identifiable element.
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// An outline of the trees of elements that a property identifies.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      .several(data), id: id, children: { $0[keyPath: children] }, content: content)
  }

  /// An outline of the tree of an element that a property identifies.
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.one(root), id: id, children: { $0[keyPath: children] }, content: content)
  }

  /// An outline of bindings to the elements of trees.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, children: WritableKeyPath<Elements.Element, Elements?>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Leaf
  ) where Data == Binding<Elements>, Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// An outline of bindings to the elements of trees, which a property identifies.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    children: WritableKeyPath<Elements.Element, Elements?>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Leaf
  ) where Data == Binding<Elements> {
    let element: KeyPath<Binding<Elements.Element>, Elements.Element> = \.wrappedValue
    self.init(
      .several(data), id: element.appending(path: id),
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }
}
