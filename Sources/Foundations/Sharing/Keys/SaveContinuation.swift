/// Takes the outcome of a ``SharedKey/save(_:context:continuation:)``.
///
/// Resume it exactly once, on any thread. A second outcome is ignored, and a continuation that is
/// released without one counts as a success; an issue says which key did that.
public struct SaveContinuation: Sendable {
  private let once: Once<Result<Never?, any Error>>

  /// - Parameters:
  ///   - description: The key, for reports.
  ///   - callback: Takes the outcome; a success has no value.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Never?, any Error>) -> Void
  ) {
    once = Once(description, abandoned: .success(nil), callback: callback)
  }

  /// The same with closures that somebody keeps.
  init(
    of key: @escaping @Sendable () -> String,
    callback: @escaping @Sendable (Result<Never?, any Error>) -> Void
  ) {
    once = Once(key, abandoned: .success(nil), callback: callback)
  }

  /// Ends the save.
  public func resume() {
    once.resume(.success(nil))
  }

  /// Ends the save with an error, which the shared value keeps as its `saveError`.
  public func resume(throwing error: any Error) {
    once.resume(.failure(error))
  }

  /// Ends the save with a result.
  public func resume(with result: Result<Void, any Error>) {
    once.resume(result.map { nil })
  }
}
