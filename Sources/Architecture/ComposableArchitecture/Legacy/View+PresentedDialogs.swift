import ComposableCore
import DataFlow
import SwiftUICore
import SwiftUINavigation

extension View {
  /// Shows the alert of a presented domain whose state is not observable.
  ///
  /// A button sends its action to the store. Closing the alert sends `.dismiss`, if its state is
  /// still there.
  @available(
    *, deprecated,
    message: "Mark the state with '@ObservableState', and write '.alert($store.scope(…))'."
  )
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  @MainActor
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    alert(store: store, state: { $0 }, action: { $0 })
  }

  /// Shows the alert of a presented domain whose state is not observable, where it is one of
  /// several destinations.
  ///
  /// - Parameters:
  ///   - toDialogState: The state of the alert, if the destination is one.
  ///   - fromButtonAction: Makes an action of the destination of one of a button.
  @available(
    *, deprecated,
    message: "Mark the state with '@ObservableState', and write '.alert($store.scope(…))'."
  )
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  @MainActor
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDialogState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromButtonAction: @escaping (_ action: ButtonAction) -> Action
  ) -> some View {
    PresentedDialog(store, state: toDialogState) { state, isPresented in
      alert(state, isPresented: isPresented) { button in
        Button(button) { action in
          if let action { store.send(.presented(fromButtonAction(action))) }
        }
      }
    }
  }

  /// Shows the dialog of a presented domain whose state is not observable.
  ///
  /// A button sends its action to the store. Closing the dialog sends `.dismiss`, if its state is
  /// still there.
  @available(
    *, deprecated,
    message:
      "Mark the state with '@ObservableState', and write '.confirmationDialog($store.scope(…))'."
  )
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  @MainActor
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> some View {
    confirmationDialog(store: store, state: { $0 }, action: { $0 })
  }

  /// Shows the dialog of a presented domain whose state is not observable, where it is one of
  /// several destinations.
  ///
  /// - Parameters:
  ///   - toDialogState: The state of the dialog, if the destination is one.
  ///   - fromButtonAction: Makes an action of the destination of one of a button.
  @available(
    *, deprecated,
    message:
      "Mark the state with '@ObservableState', and write '.confirmationDialog($store.scope(…))'."
  )
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  @MainActor
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDialogState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromButtonAction: @escaping (_ action: ButtonAction) -> Action
  ) -> some View {
    PresentedDialog(store, state: toDialogState) { state, isPresented in
      confirmationDialog(state, isPresented: isPresented) { button in
        Button(button) { action in
          if let action { store.send(.presented(fromButtonAction(action))) }
        }
      }
    }
  }
}

/// A view with a dialog, evaluated when the dialog comes, goes, or another one takes its place.
@available(*, deprecated)
private struct PresentedDialog<DialogState: Identifiable, Action, Content: View>: View {
  private let viewStore: ViewStore<DialogState?, PresentationAction<Action>>
  private let content: (DialogState?, Binding<Bool>) -> Content

  init<State>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDialogState: @escaping (State) -> DialogState?,
    content: @escaping (DialogState?, Binding<Bool>) -> Content
  ) {
    viewStore = ViewStore(
      store, observe: { $0.wrappedValue.flatMap(toDialogState) },
      removeDuplicates: { $0?.id == $1?.id })
    self.content = content
  }

  var body: Content {
    let state = viewStore.state
    let id = state?.id
    let isPresented = Binding {
      viewStore.state != nil
    } set: { isPresented in
      // Not where a button has brought the next dialog.
      guard !isPresented, let id, viewStore.state?.id == id else { return }
      viewStore.send(.dismiss)
    }
    return content(state, isPresented)
  }
}
