/// A value that threads change, and may change together with what else its lock is for: where a
/// shared value lies, or what the copies of a property refer to.
// `@unchecked`: the value is touched with the lock held only.
final class Cell<Value>: @unchecked Sendable {
  private let lock = Lock()
  private let describeKey: (@Sendable () -> String)?
  // The lock keeps accesses apart, so that they need no checks.
  @exclusivity(unchecked) var value: Value

  /// - Parameters:
  ///   - value: The first value.
  ///   - describeKey: Names the key of a shared value, for a report.
  init(_ value: sending Value, describeKey: (@Sendable () -> String)? = nil) {
    self.value = value
    self.describeKey = describeKey
  }

  @inline(__always)
  func withLock<R, Failure: Error>(_ body: () throws(Failure) -> R) throws(Failure) -> R {
    try lock.withLock(of: name, body)
  }

  private var name: String {
    let type = "of type '\(typeName(Value.self))'"
    return describeKey.map { "The shared value \($0()) \(type)" } ?? "A shared value \(type)"
  }

  /// The value, for who does not hold the lock.
  var currentValue: Value {
    get { withLock { value } }
    set {
      var other = newValue
      // The old value is released after the lock: its end may run anything.
      withLock { swap(&value, &other) }
    }
  }
}
