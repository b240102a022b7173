/// Reports an action that the state has no child for.
@usableFromInline
struct MissingChildReport {
  /// Gets pointers to the state and to the action.
  private let report: (UnsafeRawPointer, UnsafeRawPointer) -> Void

  @usableFromInline init(untyped report: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Void) {
    self.report = report
  }

  @inlinable init<State, Action>(_ report: @escaping (State, Action) -> Void) {
    self.init(untyped: { state, action in
      report(
        state.assumingMemoryBound(to: State.self).pointee,
        action.assumingMemoryBound(to: Action.self).pointee)
    })
  }

  func callAsFunction(_ state: UnsafeRawPointer, _ action: UnsafeRawPointer) {
    report(state, action)
  }
}
