import DataFlow
import Elements

/// Edits a line of text that nobody shall read, such as a password.
public struct SecureField<Label: View> {
  let text: Binding<String>
  let title: Text
  let prompt: Text?
}

extension SecureField where Label == Text {
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

extension SecureField: _ElementView {
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.showField(text, title: title, prompt: prompt, isSecure: true, environment: environment)
  }
}
