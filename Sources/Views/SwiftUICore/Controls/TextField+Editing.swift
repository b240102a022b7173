import DataFlow

// The forms of early SwiftUI, which tell of the focus and of Return themselves.
extension TextField where Label == Text {
  /// Edits a line of text.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Runs with `true` when the field gets the focus, and with `false` when it
  ///     loses it.
  ///   - onCommit: Runs when Return is pressed in the field.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, title: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Edits a line of text, and runs an action when Return is pressed in it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, title: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  private init(
    text: Binding<String>, title: Text, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text, title: title, prompt: nil)
    editing = FieldEditing(changed: onEditingChanged, committed: onCommit)
  }
}

/// What a field tells of being edited.
struct FieldEditing {
  let changed: (Bool) -> Void
  let committed: () -> Void
}
