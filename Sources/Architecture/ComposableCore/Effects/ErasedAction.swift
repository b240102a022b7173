/// An action without its type.
@usableFromInline
protocol ErasedAction {
  /// Calls `body` with a pointer to the action.
  func withPointer(_ body: (UnsafeRawPointer) -> Void)

  /// The action, to be described.
  var value: Any { get }
}

@usableFromInline
struct SentAction<Action>: ErasedAction {
  @usableFromInline let action: Action

  @inlinable init(_ action: Action) {
    self.action = action
  }

  @usableFromInline func withPointer(_ body: (UnsafeRawPointer) -> Void) {
    withUnsafePointer(to: action) { body($0) }
  }

  @usableFromInline var value: Any { action }
}
