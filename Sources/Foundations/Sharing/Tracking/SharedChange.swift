import IssueReporting

protocol AnySharedChange: AnyObject, Sendable {
  /// The number of the change.
  var order: Int { get }

  /// Notes that the expected value, or a part of it, is compared with the one that there is.
  func noteAssertion(isOfRoot: Bool)

  /// Notes that changes from now on are other ones.
  func complete()

  /// Expects what the change has made of the value.
  func accept()

  /// What says that the value was still the one from before the change.
  var asUnchanged: any AnySharedChange { get }

  /// Reports the change, if nobody has asserted it.
  func reportIfUnasserted()
}

/// The change of one shared value.
// `@unchecked`: what changes is touched with the lock held only.
final class SharedChange<Value>: AnySharedChange, @unchecked Sendable {
  let order: Int
  private let root: RootReference<Value>
  private let old: Value
  private let location: IssueLocation?

  private let lock = Lock()
  private var _expected: Value
  private var _new: Value?
  private var isAsserted = false

  /// - Parameters:
  ///   - new: The value after the change, if it is complete.
  ///   - location: Where the value was changed; `nil` if only the expected value is.
  init(
    of root: RootReference<Value>, from value: Value, to new: Value? = nil, order: Int,
    at location: IssueLocation?
  ) {
    self.root = root
    self.order = order
    self.location = location
    old = value
    _expected = value
    _new = new
  }

  var expected: Value { lock.withLock { _expected } }

  /// The value after the change, if it is complete.
  var new: Value? { lock.withLock { _new } }

  func complete() {
    let value = root.currentValue
    lock.withLock { _new = value }
  }

  func accept() {
    // The old value is released after the lock: its end may run anything.
    var value = new ?? root.currentValue
    lock.withLock { swap(&_expected, &value) }
  }

  var asUnchanged: any AnySharedChange {
    SharedChange(of: root, from: old, to: old, order: order, at: nil)
  }

  func withExpected<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try lock.withLock { try body(&_expected) }
  }

  func noteAssertion(isOfRoot: Bool) {
    // Parts say nothing about the rest, unless that can be compared too.
    guard isOfRoot || areEqual(expected, new ?? root.currentValue) != false else { return }
    lock.withLock { isAsserted = true }
  }

  func reportIfUnasserted() {
    let new = new ?? root.currentValue
    guard let location, !lock.withLock({ isAsserted }), areEqual(old, new) != true else { return }
    location.report(
      """
      Nothing asserts the change of 'Shared<\(typeName(Value.self))>(\(root.description))': \
      \(String(reflecting: old)) → \(String(reflecting: new))
      """)
  }
}

/// Whether two values are equal; `nil` if they cannot be compared.
private func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool? {
  func areEqual<Known: Equatable>(_ lhs: Known) -> Bool {
    lhs == rhs as? Known
  }
  return (lhs as? any Equatable).map { areEqual($0) }
}
