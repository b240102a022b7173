import DataFlow

/// The values that views hand down to all views below them.
///
/// Add a value with an `EnvironmentKey` and a property that reads and writes it:
///
/// ```swift
/// extension EnvironmentValues {
///   var theme: Theme {
///     get { self[ThemeKey.self] }
///     set { self[ThemeKey.self] = newValue }
///   }
/// }
/// ```
public struct EnvironmentValues {
  private var storage: Storage
  private var reads: EnvironmentReads?

  public init() {
    storage = .empty
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let entry = entry(for: ObjectIdentifier(key))
      return (entry as? EnvironmentEntry<Key.Value>)?.value ?? Key.defaultValue
    }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The object of a type that `environment(_:)` set.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (entry(for: ObjectIdentifier(type)) as? EnvironmentEntry<Object?>)?.value }
    set { set(newValue, for: ObjectIdentifier(type)) }
  }
}

extension EnvironmentValues {
  /// The values, never changed once they are shared: two environments with the same storage are the
  /// same.
  final class Storage {
    let entries: [ObjectIdentifier: any EnvironmentEquatable]

    // It holds nothing, and nothing in it changes.
    nonisolated(unsafe) static let empty = Storage([:])

    init(_ entries: [ObjectIdentifier: any EnvironmentEquatable]) {
      self.entries = entries
    }
  }

  private func entry(for key: ObjectIdentifier) -> (any EnvironmentEquatable)? {
    reads?.insert(key)
    return storage.entries[key]
  }

  private mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    let entry = EnvironmentEntry(value)
    if let old = storage.entries[key], old.isEqual(to: entry) { return }
    var entries = storage.entries
    entries[key] = entry
    storage = Storage(entries)
  }
}

// MARK: - The graph's side

extension EnvironmentValues {
  func recorded(by reads: EnvironmentReads) -> EnvironmentValues {
    var copy = self
    copy.reads = reads
    return copy
  }

  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Whether both hold the same value for a key.
  func hasSameEntry(as other: EnvironmentValues, for key: ObjectIdentifier) -> Bool {
    let lhs = storage.entries[key]
    let rhs = other.storage.entries[key]
    guard let lhs, let rhs else { return lhs == nil && rhs == nil }
    return lhs === rhs || lhs.isEqual(to: rhs)
  }

  /// Itself with `other`'s identity where both hold the same values, so that what is below need not
  /// be looked at.
  func identified(with other: EnvironmentValues?) -> EnvironmentValues {
    guard let other, storage.entries.count == other.storage.entries.count,
      storage.entries.keys.allSatisfy({ hasSameEntry(as: other, for: $0) })
    else { return self }
    return other
  }
}
