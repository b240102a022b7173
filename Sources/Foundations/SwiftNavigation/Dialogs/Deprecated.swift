import Foundation

extension AlertState {
  @available(*, deprecated, message: "Use 'init(title:actions:message:)'")
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(id: UUID(), buttons: buttons, message: message, title: title)
  }

  @available(*, deprecated, message: "Use 'init(title:actions:message:)'")
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(
      id: UUID(), buttons: dismissButton.map { [$0] } ?? [], message: message, title: title)
  }

  @available(*, deprecated, message: "Use 'init(title:actions:message:)'")
  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(
      id: UUID(), buttons: [primaryButton, secondaryButton], message: message, title: title)
  }
}

@available(*, deprecated, renamed: "ConfirmationDialogState")
public typealias ActionSheetState<Action> = ConfirmationDialogState<Action>

extension ConfirmationDialogState {
  @available(*, deprecated, message: "Use 'init(titleVisibility:title:actions:message:)'")
  public init(
    title: TextState, titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    message: TextState? = nil, buttons: [ButtonState<Action>] = []
  ) {
    self.init(
      id: UUID(), buttons: buttons, message: message, title: title,
      titleVisibility: titleVisibility)
  }
}

extension ButtonState {
  @available(*, deprecated, message: "Use 'ButtonState(role: .cancel, action:label:)'")
  public static func cancel(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .cancel, action: action) { label }
  }

  @available(*, deprecated, message: "Use 'ButtonState(action:label:)'")
  public static func `default`(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(action: action) { label }
  }

  @available(*, deprecated, message: "Use 'ButtonState(role: .destructive, action:label:)'")
  public static func destructive(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}

extension AlertState {
  @available(*, deprecated, message: "Use 'ButtonState<Action>'")
  public typealias Button = ButtonState<Action>

  @available(*, deprecated, message: "Use 'ButtonStateAction<Action>'")
  public typealias ButtonAction = ButtonStateAction<Action>

  @available(*, deprecated, message: "Use 'ButtonStateRole'")
  public typealias ButtonRole = ButtonStateRole
}

extension ConfirmationDialogState {
  @available(*, deprecated, message: "Use 'ButtonState<Action>'")
  public typealias Button = ButtonState<Action>

  @available(*, deprecated, message: "Use 'ConfirmationDialogStateTitleVisibility'")
  public typealias Visibility = ConfirmationDialogStateTitleVisibility
}

extension ButtonState {
  @available(*, deprecated, message: "Use 'ButtonStateAction<Action>'")
  public typealias Handler = ButtonStateAction<Action>

  @available(*, deprecated, message: "Use 'ButtonStateRole'")
  public typealias Role = ButtonStateRole
}
