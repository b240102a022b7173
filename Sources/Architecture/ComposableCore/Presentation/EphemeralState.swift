import SwiftNavigation

/// State that is gone after its first action, as that of an alert is when a button has been
/// pressed.
public protocol _EphemeralState<Action> {
  associatedtype Action
}

extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}
