import DataFlow

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a field with `@BindingState`: `viewStore.$name`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: any WritableKeyPath<ViewState, BindingState<Value>> & Sendable
  ) -> Binding<Value> {
    Binding {
      self.state[keyPath: keyPath].wrappedValue
    } set: { value in
      guard self.isAlive() else { return }
      self.send(
        .binding(
          .write(
            value, to: keyPath, of: self.state[keyPath: keyPath], by: ViewAction.self,
            isExpected: self.isAlive)))
    }
  }
}
