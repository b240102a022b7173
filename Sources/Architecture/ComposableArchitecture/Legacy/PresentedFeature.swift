import ComposableCore
import SwiftUICore

/// A view around what a feature presents whose state is not observable. It is evaluated when what is
/// presented comes, goes, or another one takes its place.
@available(*, deprecated)
struct PresentedFeature<State, Action, ChildState, ChildAction, Content: View>: View {
  private let store: Store<PresentationState<State>, PresentationAction<Action>>
  private let presence: ViewStore<[AnyHashable]?, PresentationAction<Action>>
  private let child: Store<ChildState?, ChildAction>
  private let content: (PresentedItem<Store<ChildState, ChildAction>>) -> Content

  /// - Parameters:
  ///   - toChildState: The state of the child, if that is what is presented.
  ///   - child: The store of the child.
  ///   - content: Makes the view with the child as what is presented.
  init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toChildState: @escaping (State) -> ChildState?,
    child: Store<ChildState?, ChildAction>,
    content: @escaping (PresentedItem<Store<ChildState, ChildAction>>) -> Content
  ) {
    self.store = store
    presence = ViewStore(
      store, observe: { $0.wrappedValue.flatMap(toChildState).map { identity(of: $0) } })
    self.child = child
    self.content = content
  }

  var body: Content {
    let presented = presence.state
    return content(
      PresentedItem {
        presented == nil ? nil : child.unwrapped()
      } close: {
        // Another one may have taken its place meanwhile.
        if let presented, presence.state == presented { store.send(.dismiss) }
      } identity: { _ in
        presented
      })
  }
}

/// What tells a presented feature from others: the case of an enum, and the id.
private func identity<State>(of state: State) -> [AnyHashable] {
  func id(of state: some Identifiable) -> AnyHashable { AnyHashable(state.id) }
  return [caseIndex(of: state), (state as? any Identifiable).map { id(of: $0) }]
}

@available(*, deprecated)
extension PresentedFeature where State == ChildState, Action == ChildAction {
  /// A view around the only feature that is presented.
  init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    content: @escaping (PresentedItem<Store<ChildState, ChildAction>>) -> Content
  ) {
    self.init(
      store, state: { $0 }, child: store.scope(state: \.wrappedValue, action: \.presented),
      content: content)
  }
}

@available(*, deprecated)
extension PresentedFeature {
  /// A view around one of several features that are presented.
  init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toChildState: @escaping (State) -> ChildState?,
    action fromChildAction: @escaping (ChildAction) -> Action,
    content: @escaping (PresentedItem<Store<ChildState, ChildAction>>) -> Content
  ) {
    self.init(
      store, state: toChildState,
      child: store.scope(
        state: { $0.wrappedValue.flatMap(toChildState) },
        action: { .presented(fromChildAction($0)) }),
      content: content)
  }
}
