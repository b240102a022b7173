import DataFlow
import Elements

/// Edits a line of text.
///
/// The title is what assistive technology and tests know the field by, and what it shows while it
/// is empty, unless there is a prompt.
public struct TextField<Label: View> {
  let text: Binding<String>
  let title: Text
  let prompt: Text?
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
}

extension TextField: _ElementView {
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.showField(text, title: title, prompt: prompt, isSecure: false, environment: environment)
  }
}
