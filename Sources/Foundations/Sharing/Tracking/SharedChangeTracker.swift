import Dependencies
import IssueReporting

/// Records how shared values change, so that a test asserts each of the changes.
///
/// ```swift
/// let tracker = SharedChangeTracker()
/// tracker.track { model.incrementButtonTapped() }
/// tracker.assert {
///   $count.withLock { $0 = 1 }
///   #expect($count == $count)
/// }
/// ```
///
/// Inside of an assertion the properties have the values from before the changes; changing them says
/// what is expected, and comparing a property with itself compares the expected value with the one
/// that it really has. A change that was not compared when the tracker is freed is an issue.
@_spi(SharedChangeTracking)
public struct SharedChangeTracker: Hashable, Sendable {
  let changes: SharedChanges

  /// - Parameter reportUnassertedChanges: Whether changes that nobody has asserted are issues.
  public init(reportUnassertedChanges: Bool = isTesting) {
    changes = SharedChanges(reportsUnasserted: reportUnassertedChanges)
  }

  /// Whether a change has been recorded.
  public var hasChanges: Bool { !changes.isEmpty }

  /// Forgets the changes.
  public func reset() { changes.reset() }

  /// Moves the changes so far to a tracker of their own, whose assertions compare what is expected
  /// with the values of now, also when they have changed again.
  public func takeChanges() -> Self { Self(changes: changes.take()) }

  /// Expects the changes as they are: an assertion now says only what should be otherwise.
  public func accept() { changes.accept() }

  /// Has assertions see values that have changed only later, which another tracker has recorded, as
  /// they were before.
  public func keepUnchanged(before later: Self) {
    changes.keepUnchanged(before: later.changes)
  }

  private init(changes: SharedChanges) {
    self.changes = changes
  }

  /// Records what code with these dependencies changes.
  public func track(_ dependencies: inout DependencyValues) {
    dependencies[TrackingKey.self].insert(self)
  }

  /// Records what the operation changes.
  public func track<R>(_ operation: () throws -> R) rethrows -> R {
    try withDependencies({ track(&$0) }, operation: operation)
  }

  /// Records what the operation changes. It runs on the caller's actor.
  public func track<R>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
  ) async rethrows -> R {
    try await withDependencies({ track(&$0) }, operation: operation)
  }

  /// Has code with these dependencies compare what is expected of the changes with what they are.
  public func assert(_ dependencies: inout DependencyValues) {
    dependencies[AssertingKey.self] = self
  }

  /// Compares what is expected of the changes with what they are.
  public func assert<R>(_ operation: () throws -> R) rethrows -> R {
    try withDependencies({ assert(&$0) }, operation: operation)
  }

  /// Compares what is expected of the changes with what they are. The operation runs on the caller's
  /// actor.
  public func assert<R>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
  ) async rethrows -> R {
    try await withDependencies({ assert(&$0) }, operation: operation)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.changes === rhs.changes
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(changes))
  }
}

// MARK: - The trackers of the current code

extension SharedChangeTracker {
  /// Whether there is any tracker: there is none in an app, which then asks no further.
  private static var isAnyAlive: Bool { SharedChanges.count.load(ordering: .relaxed) > 0 }

  /// The tracker whose assertion is running.
  static var asserting: Self? {
    isAnyAlive ? DependencyValues._current[AssertingKey.self] : nil
  }

  /// The trackers that record what is changed, if there are any.
  static var tracking: Set<Self>? {
    isAnyAlive ? DependencyValues._current[TrackingKey.self] : nil
  }

  private enum TrackingKey: DependencyKey {
    static var liveValue: Set<SharedChangeTracker> { [] }
    static var testValue: Set<SharedChangeTracker> { [] }
  }

  private enum AssertingKey: DependencyKey {
    static var liveValue: SharedChangeTracker? { nil }
    static var testValue: SharedChangeTracker? { nil }
  }
}
