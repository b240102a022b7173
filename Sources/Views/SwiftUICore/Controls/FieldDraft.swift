import DataFlow

/// What the user typed for a value, as long as it is the last word on it.
///
/// A value has one text: `1.5` is never shown as the `1.` that it began as. So the field keeps what
/// is typed, until the value changes otherwise or the focus leaves.
struct FieldDraft: Equatable {
  let typed: String
  /// The text of the value that the typed text led to.
  let valueText: String
}

extension Binding<String> {
  /// The text of a value, with what is typed kept in a draft.
  func drafted(in draft: Binding<FieldDraft?>) -> Binding {
    Binding(_location: DraftedLocation(value: self, draft: draft))
  }
}

private final class DraftedLocation: _Location<String> {
  private let value: Binding<String>
  private let draft: Binding<FieldDraft?>

  init(value: Binding<String>, draft: Binding<FieldDraft?>) {
    self.value = value
    self.draft = draft
  }

  override func get() -> String {
    let valueText = value.wrappedValue
    guard let draft = draft.wrappedValue, draft.valueText == valueText else { return valueText }
    return draft.typed
  }

  override func set(_ typed: String) {
    value.wrappedValue = typed
    draft.wrappedValue = FieldDraft(typed: typed, valueText: value.wrappedValue)
  }
}
