import ComposableCore
import SwiftUICore

extension View {
  /// Shows a sheet while a feature is presented whose state is not observable.
  @available(
    *, deprecated,
    message:
      "Mark the state with '@ObservableState', and write '.sheet(item:)' with '$store.scope(…)'."
  )
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  @MainActor
  public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    PresentedFeature(store) { item in
      presentation(.sheet, of: item, onDismiss: onDismiss, content: content)
    }
  }

  /// Shows a sheet while one of several features is presented whose state is not observable.
  ///
  /// - Parameters:
  ///   - toDestinationState: The state of the feature, if that is what is presented.
  ///   - fromDestinationAction: Makes an action of the destination of one of the feature.
  @available(
    *, deprecated,
    message:
      "Mark the state with '@ObservableState', and write '.sheet(item:)' with '$store.scope(…)'."
  )
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  @MainActor
  public func sheet<
    State, Action, DestinationState, DestinationAction, Content: View
  >(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    PresentedFeature(
      store, state: toDestinationState, action: fromDestinationAction
    ) { item in
      presentation(.sheet, of: item, onDismiss: onDismiss, content: content)
    }
  }
}
