import ConcurrencyExtras

/// What keeps the observation of a ``SharedReaderKey`` going. It ends when it is cancelled or
/// released.
public struct SharedSubscription: Sendable {
  private let cancellation: Cancellation

  /// - Parameter cancel: Ends the observation; called at most once.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    cancellation = Cancellation(cancel)
  }

  /// Ends the observation, if it has not ended.
  public func cancel() {
    cancellation.perform()
  }

  private final class Cancellation: Sendable {
    private let cancel: Locked<(@Sendable () -> Void)?>

    init(_ cancel: @escaping @Sendable () -> Void) {
      self.cancel = Locked(cancel)
    }

    func perform() {
      cancel.withLock { $0.take() }?()
    }

    deinit {
      perform()
    }
  }
}
