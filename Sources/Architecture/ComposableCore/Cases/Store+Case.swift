import CasePaths

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the feature whose case the state is in, or the value of the case.
  ///
  /// ```swift
  /// switch store.case {
  /// case .edit(let store): EditView(store: store)
  /// case .preview(let url): Preview(url: url)
  /// }
  /// ```
  ///
  /// Who reads this is told when the state changes its case.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}

extension Store where State: CasePathable & ObservableState, Action: CasePathable {
  /// The store of a feature whose case the state is in. What `@Reducer` makes of an enum calls
  /// this, and has looked at the case.
  public func _scope<ChildState, ChildAction>(
    case state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    guard let store = scope(state, action: action) else {
      preconditionFailure("A store is scoped to the case that its state is in.")
    }
    return store
  }
}
