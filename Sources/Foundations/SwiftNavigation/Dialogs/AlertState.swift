import CustomDump
import Foundation

/// What an alert says and offers: a title, buttons and a message, as a value that logic can make
/// and tests can compare.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Delete \(name)?")
/// } actions: {
///   ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
///   ButtonState(role: .cancel) { TextState("Keep") }
/// } message: {
///   TextState("This cannot be undone.")
/// }
/// ```
///
/// An alert without buttons is shown with one that dismisses it. Two alerts that say the same are
/// equal, though each has an identity of its own.
public struct AlertState<Action>: Identifiable {
  public let id: UUID
  public var buttons: [ButtonState<Action>]
  public var message: TextState?
  public var title: TextState

  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: UUID(), buttons: actions(), message: message?(), title: title())
  }

  init(id: UUID, buttons: [ButtonState<Action>], message: TextState?, title: TextState) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
  }

  /// The same alert with other actions. It keeps its identity.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id, buttons: buttons.map { $0.map(transform) }, message: message, title: title)
  }
}

extension AlertState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    dialogMirror(of: self, title: title, buttons: buttons, message: message)
  }
}

/// The members of an alert or a dialog, without those that are empty.
func dialogMirror<Dialog, Action>(
  of dialog: Dialog, first: [(label: String, value: Any)] = [], title: TextState,
  buttons: [ButtonState<Action>], message: TextState?
) -> Mirror {
  var children = first
  children.append(("title", title))
  if !buttons.isEmpty { children.append(("actions", buttons)) }
  if let message { children.append(("message", message)) }
  return Mirror(
    dialog, children: children.map { (label: $0.label as String?, value: $0.value) },
    displayStyle: .struct)
}
