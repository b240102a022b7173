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
    if SharedChangeTracker.isAnyAlive, let tracker = SharedChangeTracker.asserting,
      let expected = tracker.changes.expectedValue(of: self)
    {
      return expected
    }
    return currentValue
  }

  final var liveValue: Value {
    if SharedChangeTracker.isAnyAlive, let tracker = SharedChangeTracker.asserting,
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

  /// Changes the value.
  ///
  /// - Parameters:
  ///   - body: Changes it, with the lock held.
  ///   - whileLocked: Called after the change, with the lock held; not if the body throws.
  ///   - afterwards: Called after that, without the lock, before observers hear that it is done.
  final func mutate<R>(
    _ body: (inout Value) throws -> R,
    at location: @autoclosure () -> IssueLocation,
    whileLocked: () -> Void = {},
    afterwards: () -> Void = {}
  ) rethrows -> R {
    var trackers: Set<SharedChangeTracker> = []
    if SharedChangeTracker.isAnyAlive {
      if let tracker = SharedChangeTracker.asserting {
        return try tracker.changes.withExpectedValue(of: self, body)
      }
      trackers = SharedChangeTracker.tracking
    }
    return try observers.withMutation(of: .value) {
      let result = try lock.withLock {
        for tracker in trackers {
          tracker.changes.record(value, of: self, at: location())
        }
        let result = try body(&value)
        whileLocked()
        return result
      }
      afterwards()
      return result
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
