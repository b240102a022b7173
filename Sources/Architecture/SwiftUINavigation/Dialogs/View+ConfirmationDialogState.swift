import DataFlow
import SwiftNavigation
import SwiftUICore

extension View {
  /// Shows a dialog of choices while there is a state for one.
  ///
  /// - Parameters:
  ///   - state: What the dialog says. It becomes `nil` when the dialog closes.
  ///   - handler: Is given the action of the button that was pressed, `nil` when it has none.
  @MainActor
  public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>,
    action handler: @escaping @MainActor (Action?) -> Void
  ) -> some View {
    confirmationDialog(state.wrappedValue, isPresented: Binding(state)) {
      Button($0, action: handler)
    }
  }

  /// Shows a dialog of choices while there is a state for one, and handles its buttons
  /// asynchronously.
  ///
  /// - Parameters:
  ///   - state: What it says. It becomes `nil` when it closes.
  ///   - handler: Is given the action of the button that was pressed, `nil` when it has none.
  @MainActor
  public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>,
    action handler: @escaping @MainActor (Action?) async -> Void
  ) -> some View {
    confirmationDialog(state.wrappedValue, isPresented: Binding(state)) {
      Button($0, action: handler)
    }
  }

  /// Shows a dialog, whose buttons only close it, while there is a state for one.
  @MainActor
  public func confirmationDialog(
    _ state: Binding<ConfirmationDialogState<Never>?>
  ) -> some View {
    confirmationDialog(state) { _ in }
  }

  @MainActor
  package func confirmationDialog<Action>(
    _ state: ConfirmationDialogState<Action>?, isPresented: Binding<Bool>,
    button: @escaping @MainActor (ButtonState<Action>) -> Button<Text>
  ) -> some View {
    confirmationDialog(
      state.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: isPresented,
      titleVisibility: state.map { Visibility($0.titleVisibility) } ?? .automatic,
      presenting: state
    ) { state in
      ForEach(state.buttons, content: button)
    } message: { state in
      state.message.map { Text($0) }
    }
  }
}

extension Visibility {
  /// Whether a dialog that logic made shows its title.
  public init(_ visibility: ConfirmationDialogStateTitleVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .hidden: self = .hidden
    case .visible: self = .visible
    }
  }
}
