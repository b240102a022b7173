extension Store {
  /// A store of a child feature, whose state and actions are converted by closures.
  ///
  /// Unlike stores that are scoped by key paths it is made anew each time.
  @available(
    *, deprecated,
    message: "Scope by key paths: 'store.scope(state: \\.child, action: \\.child)'."
  )
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(
      core: ScopedCore(
        parent: core, place: PropertyPlace(transform: toChildState),
        embed: .child(dismissal: nil) { fromChildAction($0) },
        identity: StateIdentityReader(ChildState.self), lastState: nil))
  }
}
