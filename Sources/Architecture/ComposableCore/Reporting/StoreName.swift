import IdentifiedCollections

/// The name of a store as source spells its type: `StoreOf<Counter>` where state and action are
/// those of a feature, `StackStoreOf<Counter>` where they are those of a stack of it.
func storeName<State, Action>(_ state: State.Type, _ action: Action.Type) -> String {
  if let optional = state as? any OptionalState.Type {
    return featureName(optional.wrapped, action).map { "StoreOf<\($0)?>" }
      ?? plainName(state, action)
  }
  if let states = state as? any FeatureContainer.Type,
    let actions = action as? any FeatureContainer.Type, states.storeName == actions.storeName
  {
    return featureName(states.content, actions.content).map { "\(states.storeName)<\($0)>" }
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

/// What holds the state of features that are there at times, or says their actions.
private protocol FeatureContainer {
  /// What a store of it is called.
  static var storeName: String { get }

  /// The state or the action of a feature in it.
  static var content: Any.Type { get }
}

extension IdentifiedArray: FeatureContainer {
  fileprivate static var storeName: String { "IdentifiedStoreOf" }
  fileprivate static var content: Any.Type { Element.self }
}

extension IdentifiedAction: FeatureContainer {
  fileprivate static var storeName: String { "IdentifiedStoreOf" }
  fileprivate static var content: Any.Type { Action.self }
}

extension PresentationState: FeatureContainer {
  fileprivate static var storeName: String { "PresentationStoreOf" }
  fileprivate static var content: Any.Type { State.self }
}

extension PresentationAction: FeatureContainer {
  fileprivate static var storeName: String { "PresentationStoreOf" }
  fileprivate static var content: Any.Type { Action.self }
}

extension StackState: FeatureContainer {
  fileprivate static var storeName: String { "StackStoreOf" }
  fileprivate static var content: Any.Type { Element.self }
}

extension StackAction: FeatureContainer {
  fileprivate static var storeName: String { "StackStoreOf" }
  fileprivate static var content: Any.Type { Action.self }
}
