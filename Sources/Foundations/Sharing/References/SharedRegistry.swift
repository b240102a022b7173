import Dependencies
import IssueReporting
import Synchronization

/// The shared values with keys that somebody holds. There is one registry for the process, and one for
/// each test.
final class SharedRegistry: Sendable {
  fileprivate struct Entry: Sendable {
    let identity: ObjectIdentifier
    weak let reference: (any Registered)?
  }

  /// The id of a key.
  // `@unchecked`: ids are values that nobody changes.
  fileprivate struct ID: Hashable, @unchecked Sendable {
    let base: AnyHashable
  }

  /// One entry an id, unless it is the id of keys of several types.
  private let entries = Mutex<[ID: [Entry]]>([:])

  static var current: SharedRegistry {
    DependencyValues._current[SharedRegistryKey.self]
  }

  /// The reference of a key: the one that somebody holds, or else a new one.
  ///
  /// - Parameters:
  ///   - isLoaded: Whether the value has just been loaded, so that a new reference need not load it.
  ///   - value: The value that a new reference starts with. It is made without a lock.
  func reference<Key: SharedReaderKey>(
    for key: Key, isLoaded: Bool = false, value: () -> Key.Value
  ) -> KeyedReference<Key> {
    let id = ID(base: key.id)
    // References leave the lock before they are released, since the end of one takes the lock too.
    if let existing = entries.withLock({ $0[id, default: []].references }).first(of: Key.self) {
      return existing
    }
    // The key loads before anybody else finds the reference: what comes at once then never
    // overwrites a change.
    let new = KeyedReference(
      key, value: value(), isLoaded: isLoaded, registration: Registration(registry: self, id: id))
    let others = entries.withLock { entries in
      let others = entries[id, default: []].references
      if others.first(of: Key.self) == nil {
        entries[id, default: []].append(Entry(identity: ObjectIdentifier(new), reference: new))
      }
      return others
    }
    if let winner = others.first(of: Key.self) {
      return winner
    }
    for other in others where isGenericType(of: other.keyType, sameAs: Key.self) {
      reportIssue(
        """
        '\(key)' is the key of a value of type '\(typeName(Key.Value.self))' and of one of type \
        '\(typeName(other.valueType))', which are not shared with each other. Use one type for a \
        key, or two keys.
        """)
    }
    return new
  }
}

extension SharedRegistry {
  /// What a reference knows about its place in the registry.
  struct Registration: Sendable {
    fileprivate let registry: SharedRegistry
    fileprivate let id: ID

    /// Forgets a reference that is about to be freed.
    func end(of reference: some Registered) {
      registry.entries.withLock { entries in
        entries[id]?.removeAll { $0.identity == ObjectIdentifier(reference) }
        if entries[id]?.isEmpty == true { entries[id] = nil }
      }
    }
  }

  /// A reference that a registry finds.
  protocol Registered: AnyObject, Sendable {
    var keyType: Any.Type { get }
    var valueType: Any.Type { get }
  }
}

extension KeyedReference: SharedRegistry.Registered {
  var keyType: Any.Type { Key.self }
  var valueType: Any.Type { Key.Value.self }
}

extension [SharedRegistry.Entry] {
  fileprivate var references: [any SharedRegistry.Registered] { compactMap(\.reference) }
}

extension [any SharedRegistry.Registered] {
  fileprivate func first<Key>(of key: Key.Type) -> KeyedReference<Key>? {
    lazy.compactMap { $0 as? KeyedReference<Key> }.first
  }
}

/// Whether both types are made of one generic type, such as `Key<Int>` and `Key<String>`.
private func isGenericType(of type: Any.Type, sameAs other: Any.Type) -> Bool {
  let name = String(reflecting: type).prefix { $0 != "<" }
  return name == String(reflecting: other).prefix { $0 != "<" }
}

private enum SharedRegistryKey: DependencyKey {
  static var liveValue: SharedRegistry { SharedRegistry() }
  static var testValue: SharedRegistry { SharedRegistry() }
}
