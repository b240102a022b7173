import DataFlow
import Elements

extension Element {
  /// What both kinds of field show and answer.
  func showField(
    _ text: Binding<String>, title: Text, prompt: Text?, isSecure: Bool,
    environment: EnvironmentValues
  ) {
    content = .textField(
      TextFieldContent(
        text: text.wrappedValue,
        prompt: (prompt ?? title).string(environment: environment),
        isSecure: isSecure,
        style: environment.textLook.style(tint: environment.tint),
        autocorrects: !environment.autocorrectionDisabled
      )
    )
    attributes.tint = environment.tint
    attributes.accessibility.label =
      environment.accessibility.label ?? title.string(environment: environment)
    respond = { event in
      guard case .edit(let edited) = event else { return false }
      text.wrappedValue = edited
      return true
    }
  }
}
