import DataFlow

/// A view for each element of a collection, told apart by its id: state and identity move with the
/// element.
///
/// In a `List` or a `Form` the views of the elements on screen are made, whatever the count.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach: View, _PrimitiveView, StructuralView where Content: View {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    // An element that is a section gives header, rows and footer: it has to be known before it is
    // on screen.
    context.makesRows && !(Content.self is any SectionView.Type)
      ? ForEachRowsNode(view, in: context) : ForEachNode(view, in: context)
  }

  /// The element's view, observed and compared by itself.
  typealias Item = ForEachItem<Data.Element, Content>

  func item(for element: Data.Element) -> Item {
    Item(element: element, content: content)
  }
}

/// One element of a `ForEach`: it is skipped where both the element and the closure are equal.
struct ForEachItem<Element, Content> {
  let element: Element
  let content: (Element) -> Content
}

extension ForEachItem: View where Content: View {
  var body: Content { content(element) }

  static var _evaluatedType: Any.Type? { nil }
}

extension ForEach where Content: View {
  /// Views for identifiable elements.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: \.id)
  }

  /// Views for elements that a property identifies.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }

  /// Views for bindings to identifiable elements.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements>, Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(data: data, content: content, id: \.wrappedValue.id)
  }

  /// Views for bindings to elements that a property identifies.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements> {
    let element: KeyPath<Binding<Elements.Element>, Elements.Element> = \.wrappedValue
    self.init(data: data, content: content, id: element.appending(path: id))
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Views for the integers of a range.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, id: \.self)
  }
}
