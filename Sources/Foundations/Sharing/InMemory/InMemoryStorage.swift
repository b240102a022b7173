import ConcurrencyExtras
import Dependencies

/// Where ``InMemoryKey`` keeps its values: they outlive the properties that use them, and end with
/// the process.
///
/// Each test has one of its own. Storages are equal if they are the same one.
public struct InMemoryStorage: Hashable, Sendable {
  private let values = Values()

  public init() {}

  /// The value of a name, if it has one of this type.
  func value<Value: Sendable>(of name: String, as type: Value.Type) -> Value? {
    values.cells.withLock { $0[name] as? Cell<Value> }?.currentValue
  }

  /// Where the value of a name lies, which is the default if it has none of this type.
  func cell<Value: Sendable>(of name: String, default value: Value) -> Cell<Value> {
    let new = Cell(value)
    let (cell, old) = values.cells.withLock { cells -> (Cell<Value>, (any Sendable)?) in
      if let cell = cells[name] as? Cell<Value> { return (cell, nil) }
      return (new, cells.updateValue(new, forKey: name))
    }
    // A value of another type is released after the lock: its end may run anything.
    withExtendedLifetime(old) {}
    return cell
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.values === rhs.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(values))
  }

  private final class Values: Sendable {
    let cells = Locked<[String: any Sendable & AnyObject]>([:])
  }
}

extension DependencyValues {
  /// Where `.inMemory` keeps its values, unless something else is said: one for the process, and
  /// one for each test.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[DefaultInMemoryStorageKey.self] }
    set { self[DefaultInMemoryStorageKey.self] = newValue }
  }
}

private enum DefaultInMemoryStorageKey: DependencyKey {
  static var liveValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}
