import DataFlow
import Elements

/// Edits a line of text, or a value by its text.
///
/// The title is what assistive technology and tests know the field by, and what it shows while it
/// is empty, unless there is a prompt.
public struct TextField<Label: View> {
  let text: Binding<String>
  let title: Text
  let prompt: Text?
  /// Whether the text stands for a value, which need not have the text that is typed.
  let isFormatted: Bool
  /// Along which axis the field grows with its text.
  let axis: Axis
  var editing: FieldEditing?
  @State private var draft: FieldDraft?

  init(
    text: Binding<String>, title: Text, prompt: Text?, isFormatted: Bool = false,
    axis: Axis = .horizontal
  ) {
    self.text = text
    self.title = title
    self.prompt = prompt
    self.isFormatted = isFormatted
    self.axis = axis
  }
}

extension TextField where Label == Text {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, title: label(), prompt: prompt)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, title: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, title: Text(title), prompt: prompt)
  }

  // Along the vertical axis the field has as many lines as its text, within the line limit, and
  // Return breaks the line.

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, title: label(), prompt: prompt, axis: axis)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, title: Text(titleKey), prompt: prompt, axis: axis)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, title: Text(title), prompt: prompt, axis: axis)
  }
}

extension TextField: _ElementView {
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.showField(
      isFormatted ? text.drafted(in: $draft) : text,
      title: title, prompt: prompt,
      lines: axis == .vertical ? TextFieldContent.Lines(most: environment.lineLimit) : nil,
      environment: environment)
    guard isFormatted || editing != nil else { return }
    let edit = element.respond
    element.respond = { [$draft, isFormatted, editing] event in
      if isFormatted, event == .focused(false) { $draft.wrappedValue = nil }
      if case .focused(let isFocused) = event { editing?.changed(isFocused) }
      let isHandled = edit?(event) ?? false
      guard event == .submit, let editing else { return isHandled }
      editing.committed()
      return true
    }
  }
}
