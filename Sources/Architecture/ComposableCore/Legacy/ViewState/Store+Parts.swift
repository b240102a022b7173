import CasePaths
import IdentifiedCollections

// What the views for state that is not observable are made of. None of it is observed: those views
// have view stores for that.

extension Store {
  /// The store of the state in an optional, the same for as long as there is one.
  package func unwrapped<Wrapped>() -> Store<Wrapped, Action>? where State == Wrapped? {
    guard let state = withState({ $0 }) else { return nil }
    let path: KeyPath<State, State> = \.self
    let action: CaseKeyPath<Action, Action> = \.self
    return scopes.store(path, action) as? Store<Wrapped, Action>
      ?? makeScope(
        path, action, place: PartPlace(child: path), embed: .embedding(by: AnyCasePath(action)),
        lastState: state
      )
  }

  /// The store of an element, the same for as long as there is one. There must be one now.
  package func element<ID, ElementState, ElementAction>(
    _ id: ID
  ) -> Store<ElementState, ElementAction>
  where
    State == IdentifiedArray<ID, ElementState>, Action == IdentifiedAction<ID, ElementAction>
  {
    let path: KeyPath<State, State> = \.self
    let action: CaseKeyPath<Action, Action> = \.self
    return scopes.store(path, action, id: id) as? Store<ElementState, ElementAction>
      ?? makeScope(
        path, action, id: id, place: PartPlace(path, id: id),
        embed: .child(dismissal: nil) { Action.element(id: id, action: $0) },
        lastState: withState { $0[id: id] })
  }
}

/// Which case a value is in, whatever its payload; `nil` for a value that is no enum.
package func caseIndex<Value>(of value: Value) -> Int? {
  guard let layout = EnumLayout(Value.self) else { return nil }
  return withUnsafePointer(to: value) { layout.tag(of: $0) }
}
