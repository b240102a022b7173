/// Who follows all that a store does, as a test does.
///
/// A store without one pays nothing for it.
@MainActor
protocol StoreRecorder: AnyObject, EffectRecorder {
  /// An action is about to be reduced. `state` points to the state of the store, and `action` to its
  /// action; both may be read until the method returns.
  func willReduce(_ action: UnsafeRawPointer, _ cause: ActionCause, state: UnsafeRawPointer)

  /// An action has been reduced; its effects have not been started.
  func didReduce(_ action: UnsafeRawPointer, _ cause: ActionCause, state: UnsafeRawPointer)
}
