import CasePaths
import IdentifiedCollections

extension Store {
  /// A store of a child feature.
  ///
  /// Scoping again with the same key paths gives the same store.
  ///
  /// - Parameters:
  ///   - state: Where the child's state is.
  ///   - action: The case that has the child's actions.
  @inlinable public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scopes.store(state, action) as? Store<ChildState, ChildAction>
      ?? makeScope(
        state, action, place: PropertyPlace(state), embed: .embedding(by: AnyCasePath(action)),
        lastState: nil)
  }

  /// A store of a child feature.
  ///
  /// Scoping again with the same key paths gives the same store.
  @inlinable public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state, action: action)
  }

  /// Makes a scoped store and keeps it for the next time that it is asked for.
  ///
  /// - Parameters:
  ///   - id: Which element the store is of, for elements.
  ///   - lastState: What the store shows when its state is gone.
  @usableFromInline func makeScope<ChildState, ChildAction>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    id: AnyHashable? = nil,
    place: StatePlace,
    embed: RouteStep,
    lastState: ChildState?
  ) -> Store<ChildState, ChildAction> {
    let identity = StateIdentityReader(ChildState.self)
    let core = ScopedCore(
      parent: core,
      place: place,
      embed: embed,
      identity: identity,
      lastState: lastState.map { StateStorage(identity.unobservedCopy(of: $0)) }
    )
    let store = Store<ChildState, ChildAction>(core: core)
    scopes.set(store, state, action, id: id)
    core.onStateGone = { [weak scopes] in scopes?.set(nil, state, action, id: id) }
    return store
  }
}

extension Store where State: ObservableState {
  /// A store of a child feature that is there at times; `nil` when it is not.
  ///
  /// Who calls this is told when the child comes, goes, or another one takes its place.
  ///
  /// - Parameters:
  ///   - state: Where the child's state is.
  ///   - action: The case that has the child's actions.
  @inlinable public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    guard let childState = self[dynamicMember: state] else {
      scopes.set(nil, state, action)
      return nil
    }
    return scopes.store(state, action) as? Store<ChildState, ChildAction>
      ?? makeScope(
        state, action, place: PartPlace(child: state), embed: .embedding(by: AnyCasePath(action)),
        lastState: childState)
  }

  /// A store of a child feature that is there at times; `nil` when it is not.
  @inlinable public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }
}
