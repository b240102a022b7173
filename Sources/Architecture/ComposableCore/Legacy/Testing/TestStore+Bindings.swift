import CasePaths

extension TestStore where Action: BindableAction, Action.State == State {
  /// The state as the view is given it, with bindings, to test how the view makes its own of it.
  ///
  /// Writes through the bindings stay in what this returns.
  @available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
  public var bindings: BindingViewStore<State> {
    BindingViewStore(
      store: Store<State, Action>(initialState: state) { BindingReducer<State, Action, Action>() })
  }
}

extension TestStore {
  /// The state as the view is given it, with bindings whose actions are those of one case.
  @available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where ViewAction.State == State, Action: CasePathable {
    BindingViewStore(
      store: Store<State, ViewAction>(initialState: state) {
        BindingReducer<State, ViewAction, ViewAction>()
      })
  }
}
