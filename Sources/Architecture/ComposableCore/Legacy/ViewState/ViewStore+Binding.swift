import DataFlow

@available(
  *, deprecated,
  message: "Mark the state with '@ObservableState', and write '$store.field.sending(\\.action)'."
)
extension ViewStore {
  /// A binding that reads a part of the state, and sends an action with each new value.
  ///
  /// ```swift
  /// TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
  /// ```
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding {
      get(self.state)
    } set: { value in
      self.send(valueToAction(value))
    }
  }

  /// A binding that reads a part of the state, and sends one action whatever is written.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// A binding that reads the state, and sends an action with each new one.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// A binding that reads the state, and sends one action whatever is written.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(send: { _ in action })
  }
}
