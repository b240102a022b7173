import DataFlow
import Elements

extension Element {
  /// What all kinds of field show and answer.
  func showField(
    _ text: Binding<String>, title: Text, prompt: Text?, isSecure: Bool = false,
    lines: TextFieldContent.Lines? = nil, environment: EnvironmentValues
  ) {
    content = .textField(
      TextFieldContent(
        text: text.wrappedValue,
        prompt: (prompt ?? title).string(environment: environment),
        isSecure: isSecure,
        style: environment.textLook.style(tint: environment.tint),
        autocorrects: !environment.autocorrectionDisabled,
        lines: lines
      )
    )
    attributes.tint = environment.tint
    attributes.accessibility.label =
      environment.accessibility.label ?? title.string(environment: environment)
    let submit = environment.submitActions
    respond = { event in
      switch event {
      case .edit(let edited):
        text.wrappedValue = edited
        return true
      case .submit where !submit.isEmpty:
        for action in submit { action() }
        return true
      default:
        return false
      }
    }
  }
}
