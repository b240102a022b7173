import SwiftNavigation

/// Tells which state is gone after its first action: that of an alert, and an enum in the case of
/// one.
@usableFromInline
struct EphemeralReader {
  /// Whether all states of the type are.
  private let isAlwaysEphemeral: Bool

  private let payloads: PayloadReader?

  /// Whether the cases of state and actions have the same names, since `@Reducer` made them.
  private let isGenerated: Bool

  /// The case of an action, and the type of its payload.
  private let readAction: (UnsafeRawPointer) -> (name: String?, payload: Any.Type)?

  @usableFromInline init<State, Action>(_ state: State.Type, _ action: Action.Type) {
    isAlwaysEphemeral = state is any _EphemeralState.Type
    payloads = PayloadReader(state)
    isGenerated = state is any CaseReducerState.Type
    readAction = {
      let mirror = Mirror(reflecting: $0.assumingMemoryBound(to: Action.self).pointee)
      return mirror.children.first.map { ($0.label, type(of: $0.value)) }
    }
  }

  /// Whether no state of the type is.
  var isNeverEphemeral: Bool { !isAlwaysEphemeral && payloads == nil }

  /// Whether a state is gone after its first action.
  func isEphemeral(_ state: UnsafeRawPointer) -> Bool {
    isAlwaysEphemeral || payloads?.isEphemeral(state) == true
  }

  /// Whether an action is the one after which a state is gone. That of another case is not.
  func isAnswer(_ action: UnsafeRawPointer, to state: UnsafeRawPointer) -> Bool {
    if isAlwaysEphemeral { return true }
    guard let payloads, payloads.isEphemeral(state), let ephemeral = payloads.ephemeral(state),
      let action = readAction(action)
    else { return false }
    return action.payload == ephemeral.action && !(isGenerated && action.name != ephemeral.name)
  }
}
