import IssueReporting

/// A shared value itself, rather than something that is derived from one.
// `@unchecked`: what subclasses add is touched with the lock of the cell held only.
class RootReference<Value>: Reference, @unchecked Sendable {
  final let observers = SharedObservers()
  final let cell: Cell<Value>

  init(_ cell: Cell<Value>) {
    self.cell = cell
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
  final var currentValue: Value { cell.currentValue }

  /// Changes the value where it lies, and tells the observers, or changes the expected value inside of
  /// an assertion of a ``SharedChangeTracker``.
  final func change<R>(
    _ body: (inout Value) throws -> R, at location: @autoclosure () -> IssueLocation
  ) rethrows -> R {
    if let tracker = SharedChangeTracker.asserting {
      return try tracker.changes.withExpectedValue(of: self, body)
    }
    let trackers = SharedChangeTracker.tracking
    return try observers.withMutation(of: .value) {
      try cell.lock.withLock {
        record(in: trackers, at: location())
        return try body(&cell.value)
      }
    }
  }

  /// Has the trackers that follow the current code record the value, which is about to change. The
  /// lock is held.
  @inline(__always)
  final func record(
    in trackers: Set<SharedChangeTracker>?, at location: @autoclosure () -> IssueLocation
  ) {
    guard let trackers else { return }
    for tracker in trackers {
      tracker.changes.record(cell.value, of: self, at: location())
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
