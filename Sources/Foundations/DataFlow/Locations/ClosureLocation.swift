/// A place that two closures describe: equal to itself only, since closures cannot be compared.
final class ClosureLocation<Value>: _Location<Value> {
  typealias Getter = @isolated(any) @Sendable () -> Value
  typealias Setter = @isolated(any) @Sendable (Value) -> Void
  typealias TransactionSetter = @isolated(any) @Sendable (Value, Transaction) -> Void

  private let read: @Sendable () -> Value
  private let write: @Sendable (Value, Transaction) -> Void
  private let readIsolation: (any Actor)?
  private let writeIsolation: (any Actor)?

  // A closure that knows its isolation has the calling convention of one that does not. Forgetting
  // the isolation is right here, since `get` and `set` make sure of it before each call.

  init(get: @escaping Getter, set: @escaping Setter) {
    let write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)  // `set` asserts it.
    self.write = { value, _ in write(value) }
    writeIsolation = set.isolation
    read = unsafeBitCast(get, to: (@Sendable () -> Value).self)  // `get` asserts it.
    readIsolation = get.isolation
  }

  init(get: @escaping Getter, set: @escaping TransactionSetter) {
    // `set` asserts it.
    write = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    writeIsolation = set.isolation
    read = unsafeBitCast(get, to: (@Sendable () -> Value).self)  // `get` asserts it.
    readIsolation = get.isolation
  }

  override func get() -> Value {
    readIsolation?.preconditionIsolated(Self.wrongIsolation)
    return read()
  }

  override func set(_ value: Value) {
    writeIsolation?.preconditionIsolated(Self.wrongIsolation)
    write(value, ._current)
  }

  private static var wrongIsolation: String {
    "Use a Binding on the actor that its 'get' and 'set' closures were written on."
  }
}
