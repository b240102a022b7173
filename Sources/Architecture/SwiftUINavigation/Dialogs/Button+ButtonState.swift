import SwiftNavigation
import SwiftUICore

extension Button where Label == Text {
  /// A button that logic made.
  ///
  /// - Parameter action: Is given the button's action when it is pressed, `nil` when it has none,
  ///   inside of the animation that the button asks for.
  @MainActor
  public init<Action>(
    _ button: ButtonState<Action>, action: @escaping @MainActor (Action?) -> Void
  ) {
    self.init(role: button.role.map { ButtonRole($0) }) {
      button.withAction(action)
    } label: {
      Text(button.label)
    }
  }

  /// A button that logic made, with an action that takes its time.
  ///
  /// - Parameter action: Is given the button's action when it is pressed, `nil` when it has none.
  ///   An animation that the button asks for cannot be had: it is reported as an issue.
  @MainActor
  public init<Action>(
    _ button: ButtonState<Action>,
    action: @escaping @MainActor (Action?) async -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(role: button.role.map { ButtonRole($0) }) {
      Task {
        await button.withAction(
          action, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    } label: {
      Text(button.label)
    }
  }
}
