import DataFlow

/// What of a list is selected, whatever the type of what stands for it.
@MainActor
public struct _RowSelection {
  /// Whether more than one row may be selected.
  let allowsSeveral: Bool
  /// Whether a value is of the kind that stands for a row.
  let accepts: (AnyHashable) -> Bool
  let contains: (AnyHashable) -> Bool
  let isEmpty: Bool
  let toggle: (AnyHashable) -> Void
  let clear: () -> Void
  /// Reads what is selected: `contains` answers by what was read last.
  let read: () -> _RowSelection
}

extension _RowSelection {
  init<Value: Hashable>(one selection: Binding<Value?>) {
    self.init(one: selection, now: nil)
  }

  private init<Value: Hashable>(one selection: Binding<Value?>, now selected: Value?) {
    self.init(
      allowsSeveral: false, accepts: { $0.base is Value },
      contains: { selected != nil && $0.base as? Value == selected },
      isEmpty: selected == nil,
      toggle: { value in if let value = value.base as? Value { selection.wrappedValue = value } },
      clear: { selection.wrappedValue = nil },
      read: { Self(one: selection, now: selection.wrappedValue) })
  }

  init<Value: Hashable>(several selection: Binding<Set<Value>>) {
    self.init(several: selection, now: [])
  }

  private init<Value: Hashable>(several selection: Binding<Set<Value>>, now selected: Set<Value>) {
    self.init(
      allowsSeveral: true, accepts: { $0.base is Value },
      contains: { ($0.base as? Value).map(selected.contains) ?? false },
      isEmpty: selected.isEmpty,
      toggle: { value in
        guard let value = value.base as? Value else { return }
        if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
      },
      clear: { selection.wrappedValue = [] },
      read: { Self(several: selection, now: selection.wrappedValue) })
  }
}
