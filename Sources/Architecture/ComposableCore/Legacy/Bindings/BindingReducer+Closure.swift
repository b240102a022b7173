extension BindingReducer {
  /// Applies the writes of bindings whose actions a function finds in this feature's.
  @available(
    *, deprecated, message: "Name the case by a key path: 'BindingReducer(action: \\.view)'."
  )
  @_disfavoredOverload
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    binding = { toViewAction($0)?.binding }
  }
}
