import DataFlow
import Elements

/// Rows in a column that scrolls. The rows on screen are made, whatever the count.
///
///     List(selection: $selectedID) {
///       ForEach(todos) { TodoRow(todo: $0) }
///         .onDelete { todos.remove(atOffsets: $0) }
///     }
///
/// A selection holds the ids of the rows' elements, or their tags.
public struct List<SelectionValue: Hashable, Content: View> {
  enum Selection {
    case one(Binding<SelectionValue?>)
    case several(Binding<Set<SelectionValue>>)
  }

  let selection: Selection?
  let content: Content
}

extension List: _ListContainer, StructuralView {
  public var _rows: Content { content }

  public var _selection: _RowSelection? {
    switch selection {
    case .one(let selection): _RowSelection(one: selection)
    case .several(let selection): _RowSelection(several: selection)
    case nil: nil
    }
  }

  public func _look(in environment: EnvironmentValues) -> ListContent.Look { environment.listLook }
}

extension List {
  /// A list of the rows that views give, of which one can be selected.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { .one($0) }, content: content())
  }

  /// A list of the rows that views give, of which several can be selected.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { .several($0) }, content: content())
  }
}

extension List where SelectionValue == Never {
  /// A list of the rows that views give: static ones, sections, and those of a `ForEach`.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil as Selection?, content: content())
  }
}
