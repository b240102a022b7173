/// Takes the outcome of a ``SharedReaderKey/load(context:continuation:)``.
///
/// Resume it exactly once, on any thread. A second outcome is ignored, and a continuation that is
/// released without one ends the load with nothing; an issue says which key did that.
public struct LoadContinuation<Value>: Sendable {
  private let once: Once<Result<Value?, any Error>>

  /// - Parameters:
  ///   - description: The key, for reports.
  ///   - callback: Takes the outcome; `nil` where there is no value.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    once = Once(description, abandoned: .success(nil), callback: callback)
  }

  /// Ends the load with a value.
  public func resume(returning value: Value) {
    resume(with: .success(value))
  }

  /// Ends the load with an error, which the shared value keeps as its `loadError`.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Ends the load with nothing: a value that is coming to be has its default then, another one
  /// stays.
  public func resumeReturningInitialValue() {
    resume(with: .success(nil))
  }

  /// Ends the load with a result; `nil` where there is no value.
  public func resume(with result: Result<Value?, any Error>) {
    once.resume(result)
  }
}
