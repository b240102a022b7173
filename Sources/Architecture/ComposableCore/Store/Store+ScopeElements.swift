import CasePaths
import IdentifiedCollections

extension Store where State: ObservableState {
  /// Stores of the elements of a collection, made when they are asked for.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.rows, action: \.rows)) { store in
  ///   RowView(store: store)
  /// }
  /// ```
  ///
  /// Who calls this is told when elements come, go and move.
  ///
  /// - Parameters:
  ///   - state: Where the elements' state is.
  ///   - action: The case that has the elements' actions.
  @_disfavoredOverload
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    _StoreCollection(store: self, state: state, action: action)
  }

  /// Stores of the elements of a collection, made when they are asked for.
  @_disfavoredOverload
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    _StoreCollection(store: self, state: state, action: action)
  }
}

/// The stores of the elements that a collection had when it was made.
public struct _StoreCollection<
  ID: Hashable & Sendable, State: ObservableState, Action, ElementState, ElementAction
>: RandomAccessCollection {
  private let store: Store<State, Action>
  private let state: KeyPath<State, IdentifiedArray<ID, ElementState>>
  private let action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  /// Not the elements: a copy of them left here would make every change copy the collection.
  private let ids: OrderedSet<ID>

  @MainActor
  init(
    store: Store<State, Action>,
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) {
    self.store = store
    self.state = state
    self.action = action
    ids = store[dynamicMember: state].ids
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { ids.count }

  /// The store of an element. Only for the main actor: elsewhere make an `Array` of the collection
  /// there first.
  public subscript(position: Int) -> Store<ElementState, ElementAction> {
    precondition(
      ids.indices.contains(position),
      "There is no element at \(position): the collection has \(ids.count)."
    )
    // The collection protocols are not isolated; a store is used on the main actor only.
    nonisolated(unsafe) let collection = self
    return MainActor.assumeIsolated { collection.elementStore(at: position) }
  }

  /// The place of a store. A search would make the stores of all the other elements.
  public func _customIndexOfEquatableElement(_ element: Element) -> Index?? {
    // As in the subscript.
    nonisolated(unsafe) let collection = self
    return MainActor.assumeIsolated { .some(collection.position(of: element)) }
  }

  @MainActor
  private func position(of element: Element) -> Int? {
    let id = store.scopes.elementID(of: element, state, action)
    return (id?.base as? ID).flatMap(ids.firstIndex)
  }

  @MainActor
  private func elementStore(at position: Int) -> Store<ElementState, ElementAction> {
    let id = ids[position]
    if let store = store.scopes.store(state, action, id: id) as? Store<ElementState, ElementAction>
    {
      return store
    }
    let path = AnyCasePath(action)
    return store.makeScope(
      state, action, id: id, place: PartPlace(state, id: id),
      embed: .child(dismissal: nil) { path.embed(.element(id: id, action: $0)) },
      lastState: store.currentState[keyPath: state][id: id])
  }
}
