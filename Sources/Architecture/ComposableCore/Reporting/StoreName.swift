import IdentifiedCollections

/// The name of a store as source spells its type: `StoreOf<Counter>` where state and action are
/// those of a feature.
func storeName<State, Action>(_ state: State.Type, _ action: Action.Type) -> String {
  if let optional = state as? any OptionalState.Type {
    return featureName(optional.wrapped, action).map { "StoreOf<\($0)?>" }
      ?? plainName(state, action)
  }
  return featureName(state, action).map { "StoreOf<\($0)>" } ?? plainName(state, action)
}

private func plainName(_ state: Any.Type, _ action: Any.Type) -> String {
  "Store<\(shortName(of: state)), \(shortName(of: action))>"
}

/// The feature that two types are the `State` and the `Action` of.
private func featureName(_ state: Any.Type, _ action: Any.Type) -> String? {
  let (state, action) = (shortName(of: state), shortName(of: action))
  guard state.hasSuffix(".State"), action.hasSuffix(".Action"),
    state.dropLast(".State".count) == action.dropLast(".Action".count)
  else { return nil }
  return String(state.dropLast(".State".count))
}

private protocol OptionalState {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalState {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
