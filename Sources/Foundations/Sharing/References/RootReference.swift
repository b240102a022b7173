import IssueReporting

/// A shared value itself, rather than something that is derived from one.
// `@unchecked`: the value is touched with the lock held only.
class RootReference<Value>: Reference, @unchecked Sendable {
  final let observers = SharedObservers()
  final let lock = Lock()
  // The lock keeps accesses apart, so that they need no checks.
  @exclusivity(unchecked) final var value: Value

  init(_ value: sending Value) {
    self.value = value
  }

  final var wrappedValue: Value {
    observers.accessValue()
    if let tracker = SharedChangeTracker.asserting,
      let expected = tracker.changes.expectedValue(of: self)
    {
      return expected
    }
    return currentValue
  }

  final var liveValue: Value {
    if let tracker = SharedChangeTracker.asserting,
      let new = tracker.changes.newValue(of: self)
    {
      return new
    }
    return currentValue
  }

  /// The value now, whoever asks.
  final var currentValue: Value {
    lock.withLock { value }
  }

  /// Has the trackers that follow the current code record the value, which is about to change. The
  /// lock is held.
  @inline(__always)
  final func record(
    in trackers: Set<SharedChangeTracker>?, at location: @autoclosure () -> IssueLocation
  ) {
    guard let trackers else { return }
    for tracker in trackers {
      tracker.changes.record(value, of: self, at: location())
    }
  }

  final func access() {
    observers.accessValue()
  }

  final func touch() {
    observers.withMutation(of: .all) {}
  }

  final var place: SharedPlace { SharedPlace(root: self) }

  var isLoading: Bool { false }
  var loadError: (any Error)? { nil }
  func load(then completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    completion(.success(()))
  }
  var description: String { "value: \(String(reflecting: wrappedValue))" }
}
