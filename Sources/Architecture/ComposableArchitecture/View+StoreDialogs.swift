import ComposableCore
import DataFlow
import SwiftUICore
import SwiftUINavigation

extension View {
  /// Shows the alert of a presented domain.
  ///
  ///     .alert($store.scope(state: \.alert, action: \.alert))
  ///
  /// A button sends its action to the store. Closing the alert sends `.dismiss`, if its state is
  /// still there.
  @preconcurrency @MainActor
  public func alert<Action>(
    _ item: Binding<Store<AlertState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    return alert(store?.withState { $0 }, isPresented: Binding(item)) { button in
      Button(button) { action in
        if let action { store?.send(action) }
      }
    }
  }

  /// Shows the confirmation dialog of a presented domain.
  ///
  /// A button sends its action to the store. Closing the dialog sends `.dismiss`, if its state is
  /// still there.
  @preconcurrency @MainActor
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    return confirmationDialog(store?.withState { $0 }, isPresented: Binding(item)) { button in
      Button(button) { action in
        if let action { store?.send(action) }
      }
    }
  }
}
