import ConcurrencyExtras
import IssueReporting
import Synchronization

/// The changes that a tracker has recorded: one for each root, from the value before the first change.
final class SharedChanges: Sendable {
  /// How many there are in the process.
  static let count = Atomic(0)

  private let reportsUnasserted: Bool
  private let changes: Locked<[ObjectIdentifier: any AnySharedChange]>

  init(
    reportsUnasserted: Bool, changes: [ObjectIdentifier: any AnySharedChange] = [:]
  ) {
    self.reportsUnasserted = reportsUnasserted
    self.changes = Locked(changes)
    Self.count.add(1, ordering: .relaxed)
  }

  deinit {
    Self.count.subtract(1, ordering: .relaxed)
    guard reportsUnasserted else { return }
    for change in changes.withLock({ $0.values.sorted { $0.order < $1.order } }) {
      change.reportIfUnasserted()
    }
  }

  var isEmpty: Bool { changes.withLock { $0.isEmpty } }

  func reset() {
    // The changes are released after the lock, since the end of a value may run anything.
    withExtendedLifetime(removeAll()) {}
  }

  func take() -> SharedChanges {
    let taken = removeAll()
    taken.values.forEach { $0.complete() }
    return SharedChanges(reportsUnasserted: reportsUnasserted, changes: taken)
  }

  /// Expects what the changes have made of the values.
  func accept() {
    for change in changes.withLock({ $0 }).values { change.accept() }
  }

  /// Keeps, of the values that have changed only later, the ones from before.
  func keepUnchanged(before later: SharedChanges) {
    let laterChanges = later.changes.withLock { $0 }
    if laterChanges.isEmpty { return }
    let unchanged = laterChanges.mapValues(\.asUnchanged)
    changes.withLock { $0.merge(unchanged) { own, _ in own } }
  }

  private func removeAll() -> [ObjectIdentifier: any AnySharedChange] {
    changes.withLock { changes in
      let old = changes
      changes = [:]
      return old
    }
  }

  /// Records the value from before a change, unless there was a change before.
  func record<Value>(
    _ value: Value, of root: RootReference<Value>, at location: IssueLocation
  ) {
    changes.withLock { changes in
      guard changes[ObjectIdentifier(root)] == nil else { return }
      changes[ObjectIdentifier(root)] = SharedChange(
        of: root, from: value, order: changes.count, at: location)
    }
  }

  /// The expected value of a root, if it has changed.
  func expectedValue<Value>(of root: RootReference<Value>) -> Value? {
    change(of: root)?.expected
  }

  /// The value of a root after the changes, if they are complete.
  func newValue<Value>(of root: RootReference<Value>) -> Value? {
    change(of: root)?.new
  }

  /// Changes the expected value of a root.
  func withExpectedValue<Value, R>(
    of root: RootReference<Value>, _ body: (inout Value) throws -> R
  ) rethrows -> R {
    if let change = change(of: root) {
      return try change.withExpected(body)
    }
    let value = root.currentValue
    let change = changes.withLock { changes in
      let change = SharedChange(of: root, from: value, order: changes.count, at: nil)
      changes[ObjectIdentifier(root)] = change
      return change
    }
    return try change.withExpected(body)
  }

  /// Notes that the expected value of a place is compared with the one that it has.
  func noteAssertion(of place: SharedPlace) {
    changes.withLock { $0[place.root] }?.noteAssertion(isOfRoot: place.isRoot)
  }

  private func change<Value>(of root: RootReference<Value>) -> SharedChange<Value>? {
    changes.withLock { $0[ObjectIdentifier(root)] } as? SharedChange<Value>
  }
}
