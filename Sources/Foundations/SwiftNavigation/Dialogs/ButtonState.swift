import CustomDump
import DataFlow
import Foundation
import IssueReporting

/// What a button of an alert or a dialog says and does.
///
/// Without an action the button just dismisses; whoever handles the press is then given `nil`.
public struct ButtonState<Action>: Identifiable {
  public let id: UUID
  public let action: ButtonStateAction<Action>
  public let label: TextState
  public let role: ButtonStateRole?

  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: UUID(), action: action, label: label(), role: role)
  }

  public init(
    role: ButtonStateRole? = nil,
    action: Action,
    label: () -> TextState
  ) {
    self.init(role: role, action: .send(action), label: label)
  }

  init(
    id: UUID, action: ButtonStateAction<Action>, label: TextState, role: ButtonStateRole?
  ) {
    self.id = id
    self.action = action
    self.label = label
    self.role = role
  }

  /// Gives the button's action to a handler, inside of the animation that the button asks for.
  public func withAction(_ perform: (Action?) -> Void) {
    switch action.type {
    case .send(let action):
      perform(action)
    case .animatedSend(let action, let animation):
      withAnimation(animation) { perform(action) }
    }
  }

  /// Gives the button's action to an asynchronous handler, which cannot run inside of an animation:
  /// for an animated action an issue is reported.
  @MainActor public func withAction(
    _ perform: @MainActor (Action?) async -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if case .animatedSend(let action?, _) = action.type {
      reportIssue(
        """
        An animated action was performed asynchronously: \(String(customDumping: action))

        Handle it in a closure that is not asynchronous, or send it without an animation and use \
        'withAnimation' where the state changes.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
    await perform(action.action)
  }

  /// The same button with another action. It keeps its identity.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, action: action.map(transform), label: label, role: role)
  }
}

/// What a button means to the dialog that it is in.
public enum ButtonStateRole: Sendable {
  /// Dismisses without doing anything.
  case cancel
  /// Deletes something.
  case destructive
}

extension ButtonState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    children.append(("action", action))
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
