/// Takes the changes that a ``SharedReaderKey`` observes at its place, on any thread.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: (@Sendable (Bool) -> Void)?

  /// - Parameters:
  ///   - callback: Takes each change; `nil` where the value has gone.
  ///   - onLoading: Takes whether a value is being loaded.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: (@Sendable (Bool) -> Void)? = nil
  ) {
    self.callback = callback
    self.onLoading = onLoading
  }

  /// Hands on a new value.
  public func yield(_ value: Value) {
    yield(with: .success(value))
  }

  /// Hands on an error, which the shared value keeps as its `loadError`.
  public func yield(throwing error: any Error) {
    yield(with: .failure(error))
  }

  /// Says that the value has gone: the shared value has its default then.
  public func yieldReturningInitialValue() {
    yield(with: .success(nil))
  }

  /// Hands on a result; `nil` where the value has gone.
  public func yield(with result: Result<Value?, any Error>) {
    callback(result)
  }

  /// Says whether a value is being loaded. Handing on a value ends the loading too.
  public func yieldLoading(_ isLoading: Bool = true) {
    onLoading?(isLoading)
  }
}
