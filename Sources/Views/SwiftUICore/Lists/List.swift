import DataFlow
import Elements

/// Rows in a column that scrolls. The rows on screen are made, whatever the count.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
}

extension List: _RowContainer, StructuralView {
  public var _rows: Content { content }

  public func _show(
    _ source: any RowSource, in element: Element, environment: EnvironmentValues
  ) {
    element.content = .list(ListContent(look: .plain))
    element.setRows(source)
  }
}

extension List where SelectionValue == Never {
  /// A list of the rows that views give: static ones, sections, and those of a `ForEach`.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A list of a row for each of the identifiable elements.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// A list of a row for each of the elements, which a property identifies.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// A list of a row for each integer of a range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// A list of a row for a binding to each of the identifiable elements.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Elements>, Elements.Element.ID, RowContent>,
    Elements.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }
}
