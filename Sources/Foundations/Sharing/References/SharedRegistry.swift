import ConcurrencyExtras
import Dependencies
import IssueReporting

/// The shared values with keys that somebody holds. There is one registry for the process, and one for
/// each test.
final class SharedRegistry: Sendable {
  /// The references of an id: one, unless it is the id of keys of several types.
  fileprivate struct Holders: Sendable {
    struct Entry: Sendable {
      let identity: ObjectIdentifier
      weak let reference: (any Registered)?
    }

    var entries: [Entry] = []
    /// How many references there have been.
    var generation = 0
    var reservations = 0

    var references: [any Registered] { entries.compactMap(\.reference) }
  }

  /// The id of a key.
  // `@unchecked`: ids are values that nobody changes.
  fileprivate struct ID: Hashable, @unchecked Sendable {
    let base: AnyHashable
  }

  private let holders = Locked<[ID: Holders]>([:])

  static var current: SharedRegistry {
    DependencyValues._current[SharedRegistryKey.self]
  }

  /// The reference of a key: the one that somebody holds, or else a new one.
  ///
  /// - Parameters:
  ///   - isLoaded: Whether a new reference need not load the value.
  ///   - value: The value that a new reference starts with. It is made without a lock.
  func reference<Key: SharedReaderKey>(
    for key: Key, isLoaded: Bool = false, value: () -> Key.Value
  ) -> KeyedReference<Key> {
    var reservation = Reservation(of: key, in: self)
    if let existing = reservation.renew() { return existing }
    let value = value()
    while true {
      if let existing = reservation.renew() { return existing }
      let new = KeyedReference(
        key, value: value, isLoaded: isLoaded, registration: reservation.registration)
      if let reference = reservation.settle(new) { return reference }
    }
  }

  /// The reference of a key that has a value: the one that somebody holds, or else a new one with the
  /// value that is loaded now.
  ///
  /// - Throws: What the key says if it cannot load, or an error if there is no value.
  func requiredReference<Key: SharedReaderKey>(
    for key: Key
  ) async throws -> KeyedReference<Key> {
    var reservation = Reservation(of: key, in: self)
    while true {
      let existing = reservation.renew()
      let value = try await key.requiredValue
      let new =
        existing
        ?? KeyedReference(
          key, value: value, isLoaded: true, registration: reservation.registration)
      guard let reference = reservation.settle(new) else { continue }
      if let error = reference.loadError { throw error }
      return reference
    }
  }
}

// MARK: - Making a reference

extension SharedRegistry {
  /// The intention to make the reference of a key.
  ///
  /// The key loads before anybody else finds the reference, so that what is loaded never overwrites a
  /// change. In the meantime others may have made one, changed its value, and released it: then what
  /// was loaded is old.
  private struct Reservation<Key: SharedReaderKey>: ~Copyable {
    let registration: Registration
    private let key: Key
    private var generation = 0

    init(of key: Key, in registry: SharedRegistry) {
      self.key = key
      registration = Registration(registry: registry, id: ID(base: key.id))
      registration.withHolders { $0.reservations += 1 }
    }

    deinit {
      registration.withHolders { $0.reservations -= 1 }
    }

    /// Starts from now.
    ///
    /// - Returns: The reference that somebody holds.
    mutating func renew() -> KeyedReference<Key>? {
      // References leave the lock before they are released, since the end of one takes the lock too.
      let (references, generation) = registration.withHolders { ($0.references, $0.generation) }
      self.generation = generation
      return references.first(of: Key.self)
    }

    /// Lets others find the reference.
    ///
    /// - Returns: The reference, or the one that somebody else has made meanwhile; `nil` if that one
    ///   has come and gone.
    func settle(_ new: KeyedReference<Key>) -> KeyedReference<Key>? {
      let (others, isNew) = registration.withHolders { [generation] holders in
        let others = holders.references
        guard others.first(of: Key.self) == nil, holders.generation == generation else {
          return (others, false)
        }
        holders.generation += 1
        holders.entries.append(
          Holders.Entry(identity: ObjectIdentifier(new), reference: new))
        return (others, true)
      }
      guard isNew else { return others.first(of: Key.self) }
      for other in others where isGenericType(of: other.keyType, sameAs: Key.self) {
        reportTwoTypes(of: key, other)
      }
      return new
    }

    private func reportTwoTypes(of key: Key, _ other: any Registered) {
      reportIssue(
        """
        '\(key)' is the key of a value of type '\(typeName(Key.Value.self))' and of one of type \
        '\(typeName(other.valueType))', which are not shared with each other. Use one type for a \
        key, or two keys.
        """)
    }
  }

  /// A place in the registry.
  struct Registration: Sendable {
    fileprivate let registry: SharedRegistry
    fileprivate let id: ID

    /// Forgets a reference that is about to be freed.
    func end(of reference: some Registered) {
      withHolders { $0.entries.removeAll { $0.identity == ObjectIdentifier(reference) } }
    }

    fileprivate func withHolders<R: Sendable>(_ body: (inout Holders) -> R) -> R {
      registry.holders.withLock { all in
        var holders = all.removeValue(forKey: id) ?? Holders()
        defer {
          if !holders.entries.isEmpty || holders.reservations > 0 { all[id] = holders }
        }
        return body(&holders)
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
