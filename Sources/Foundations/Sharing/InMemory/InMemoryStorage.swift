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
    values.boxes.withLock { $0[name] as? Box<Value> }?.value
  }

  /// The value of a name, which is the default if it has none of this type.
  func value<Value: Sendable>(of name: String, default value: Value) -> Value {
    let box = Box(value)
    return values.boxes.withLock { boxes in
      if let box = boxes[name] as? Box<Value> { return box }
      boxes[name] = box
      return box
    }.value
  }

  func setValue<Value: Sendable>(_ value: Value, of name: String) {
    let box = Box(value)
    // The old value is released after the lock: its end may run anything.
    withExtendedLifetime(values.boxes.withLock { $0.updateValue(box, forKey: name) }) {}
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.values === rhs.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(values))
  }

  private final class Values: Sendable {
    let boxes = Guarded<[String: any Sendable & AnyObject]>([:])
  }

  /// A value with its exact type, which a cast of an optional would lose.
  private final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
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
