import Foundation

/// The evaluation of a view's body, which is no time to change state.
///
/// What a body has read is observed once it has run, so that it does not hear of what it changes
/// itself. A state that changes meanwhile notes it here.
public final class _BodyEvaluation {
  private var stateHasChanged = false

  public init() {}

  /// Runs a body.
  ///
  /// - Returns: What the body returns, and whether it changed state.
  public func run<Result>(_ body: () -> Result) -> (result: Result, changesState: Bool) {
    let enclosing = pthread_getspecific(currentEvaluation)
    pthread_setspecific(currentEvaluation, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(currentEvaluation, enclosing) }
    stateHasChanged = false
    return (body(), stateHasChanged)
  }

  /// A state has another value than before.
  static func noteStateChange() {
    guard let evaluation = pthread_getspecific(currentEvaluation) else { return }
    // The pointer is that of the enclosing `run`, which keeps the evaluation alive.
    Unmanaged<_BodyEvaluation>.fromOpaque(evaluation).takeUnretainedValue().stateHasChanged = true
  }
}

/// The thread's pointer to the evaluation that it is in.
private let currentEvaluation: pthread_key_t = {
  var key = pthread_key_t()
  let failure = pthread_key_create(&key, nil)
  precondition(failure == 0, "The process has no thread-specific key left for evaluations.")
  return key
}()
