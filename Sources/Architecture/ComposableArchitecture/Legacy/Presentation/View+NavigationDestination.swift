import ComposableCore
import SwiftUICore

extension View {
  /// Shows a page on top of the stack while a feature is presented whose state is not observable.
  @available(
    *, deprecated,
    message:
      "Mark the state with '@ObservableState', and write '.navigationDestination(item:)' with '$store.scope(…)'."
  )
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  @MainActor
  public func navigationDestination<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    PresentedFeature(store) { item in
      page(of: item, content: destination)
    }
  }

  /// Shows a page on top of the stack while one of several features is presented whose state is not observable.
  ///
  /// - Parameters:
  ///   - toDestinationState: The state of the feature, if that is what is presented.
  ///   - fromDestinationAction: Makes an action of the destination of one of the feature.
  @available(
    *, deprecated,
    message:
      "Mark the state with '@ObservableState', and write '.navigationDestination(item:)' with '$store.scope(…)'."
  )
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  @MainActor
  public func navigationDestination<
    State, Action, DestinationState, DestinationAction, Content: View
  >(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    PresentedFeature(
      store, state: toDestinationState, action: fromDestinationAction
    ) { item in
      page(of: item, content: destination)
    }
  }
}
