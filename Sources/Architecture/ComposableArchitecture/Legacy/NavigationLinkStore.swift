import ComposableCore
import DataFlow
import SwiftUICore

/// A link whose page is there while a feature is presented whose state is not observable.
///
/// ```swift
/// NavigationLinkStore(store.scope(state: \.$detail, action: \.detail)) {
///   store.send(.detailButtonTapped)
/// } destination: { store in
///   DetailView(store: store)
/// } label: {
///   Text("Detail")
/// }
/// ```
@available(
  *, deprecated,
  message: "Use a button, and 'navigationDestination(item:)' with '$store.scope(…)'."
)
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
@MainActor
public struct NavigationLinkStore<
  State, Action, DestinationState, DestinationAction, Destination: View, Label: View
>: View {
  private let content: AnyView

  public var body: some View { content }
}

@available(
  *, deprecated,
  message: "Use a button, and 'navigationDestination(item:)' with '$store.scope(…)'."
)
extension NavigationLinkStore {
  /// - Parameters:
  ///   - store: The store of what is presented.
  ///   - onTap: Presents the feature.
  ///   - destination: The page.
  ///   - label: What the link shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State == DestinationState, Action == DestinationAction {
    let label = label()
    content = AnyView(
      PresentedFeature(store) { item in
        NavigationLink(showing: item, onTap: onTap, destination: destination) { label }
      })
  }

  /// One of several links, each with an id of its own.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    id: State.ID,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State == DestinationState, Action == DestinationAction, State: Identifiable {
    self.init(
      store, state: { $0.id == id ? $0 : nil }, action: { $0 }, onTap: onTap,
      destination: destination, label: label)
  }

  /// A link for one of several features.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onTap: @escaping () -> Void,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let label = label()
    content = AnyView(
      PresentedFeature(store, state: toDestinationState, action: fromDestinationAction) { item in
        NavigationLink(showing: item, onTap: onTap, destination: destination) { label }
      })
  }
}
