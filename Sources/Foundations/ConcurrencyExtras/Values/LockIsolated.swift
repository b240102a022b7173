/// A value behind a lock, for tests that collect what concurrent code does.
///
/// ```swift
/// let events = LockIsolated<[String]>([])
/// let client = Client(track: { event in events.withValue { $0.append(event) } })
/// ```
///
/// The lock is recursive: the value may be read inside ``withValue(_:)``, where it is still the one
/// from before. A change made there to the same object is overwritten by the outer one.
@dynamicMemberLookup
// `@unchecked`: the value is only touched with the lock held.
public final class LockIsolated<Value>: @unchecked Sendable {
  private var _value: Value
  private let lock = RecursiveLock()

  /// Isolates a value, which is made here so that nobody else can hold it.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self._value = try value()
  }

  /// Changes the value in one step that no other access can interrupt.
  ///
  /// - Parameter operation: Changes the value and returns what is needed of it. If it throws, what
  ///   it had changed until then is kept.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try lock.withLock {
      var value = _value
      defer { _value = value }
      return try operation(&value)
    }
  }

  /// Replaces the value.
  ///
  /// A value that follows from the present one belongs in ``withValue(_:)``.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock {
      _value = try newValue()
    }
  }
}

extension LockIsolated where Value: Sendable {
  /// The present value.
  public var value: Value {
    lock.withLock { _value }
  }
}

extension LockIsolated {
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { _value[keyPath: keyPath] }
  }
}
