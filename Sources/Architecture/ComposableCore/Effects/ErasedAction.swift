/// An action without its type.
protocol ErasedAction {
  /// Calls `body` with a pointer to the action.
  func withPointer(_ body: (UnsafeRawPointer) -> Void)

  /// The action, to be described.
  var value: Any { get }
}

struct SentAction<Action>: ErasedAction {
  let action: Action

  init(_ action: Action) {
    self.action = action
  }

  func withPointer(_ body: (UnsafeRawPointer) -> Void) {
    withUnsafePointer(to: action) { body($0) }
  }

  var value: Any { action }
}
