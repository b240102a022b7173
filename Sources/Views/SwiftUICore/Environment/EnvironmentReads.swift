/// The keys that a node read from its environment.
final class EnvironmentReads {
  private var keys: [ObjectIdentifier] = []

  func insert(_ key: ObjectIdentifier) {
    if !keys.contains(key) { keys.append(key) }
  }

  func removeAll() {
    keys.removeAll(keepingCapacity: true)
  }

  /// Whether one of the keys has another value.
  func differ(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
    keys.contains { !old.hasSameEntry(as: new, for: $0) }
  }
}
