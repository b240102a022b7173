import IssueReporting
import SwiftNavigation
import SwiftUICore

extension Alert {
  /// An alert that logic made: for the presentation of early SwiftUI, which has two buttons at most.
  ///
  /// - Parameter action: Is given the action of the button that was pressed, `nil` when it has none.
  @available(*, deprecated, message: "Use 'alert(_:action:)' with a binding to the state.")
  public init<Action>(_ state: AlertState<Action>, action: @escaping (Action?) -> Void) {
    let buttons = state.buttons.map { Button($0, action: action) }
    let message = state.message.map { Text($0) }
    if buttons.count > 2 {
      reportIssue(
        """
        An 'Alert' with the title “\(String(state: state.title))” has \(buttons.count) buttons, and \
        shows the first two. Use 'alert(_:action:)', which shows all.
        """
      )
    }
    if buttons.count >= 2 {
      self.init(
        title: Text(state.title), message: message, primaryButton: buttons[0],
        secondaryButton: buttons[1])
    } else {
      self.init(title: Text(state.title), message: message, dismissButton: buttons.first)
    }
  }
}

extension Alert.Button {
  /// A button that logic made.
  @available(*, deprecated, message: "Use 'Button(_:action:)' with the state of the button.")
  public init<Action>(_ button: ButtonState<Action>, action: @escaping (Action?) -> Void) {
    let perform = { button.withAction(action) }
    switch button.role {
    case .cancel: self = .cancel(Text(button.label), action: perform)
    case .destructive: self = .destructive(Text(button.label), action: perform)
    case nil: self = .default(Text(button.label), action: perform)
    }
  }
}
