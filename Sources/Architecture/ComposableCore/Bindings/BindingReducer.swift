import CasePaths

/// Applies what two-way bindings write to the state.
///
///     var body: some ReducerOf<Self> {
///       BindingReducer()
///       Reduce { state, action in
///         …
///       }
///     }
///
/// Reducers after it see the new value, reducers before it the old one. It never has an effect.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where ViewAction.State == State {
  let binding: (Action) -> BindingAction<State>?

  /// Applies the writes of this feature's own bindings.
  public init() where Action == ViewAction {
    binding = BindingExtraction<ViewAction>().callAsFunction
  }

  /// Applies the writes of bindings whose actions are those of one case, as of the actions of a
  /// view.
  public init(action: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let action = AnyCasePath(action)
    let extraction = BindingExtraction<ViewAction>()
    binding = { action.extract(from: $0).flatMap(extraction.callAsFunction) }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let binding = binding(action) else { return .none }
    binding.apply(&state)
    binding.delivery?.markApplied()
    return .none
  }
}

/// Gets the write out of an action.
///
/// Most actions are none, and reflection is slow, so it first compares the action's case with the
/// one of writes.
private struct BindingExtraction<Action: BindableAction> {
  private let layout = EnumLayout(Action.self)
  private let bindingTag: Int?

  init() {
    bindingTag = withUnsafePointer(to: Action.binding(.nothing)) { [layout] in layout?.tag(of: $0) }
  }

  func callAsFunction(_ action: Action) -> BindingAction<Action.State>? {
    let isBinding = withUnsafePointer(to: action) { layout?.tag(of: $0) == bindingTag }
    return isBinding ? action.binding : nil
  }
}
