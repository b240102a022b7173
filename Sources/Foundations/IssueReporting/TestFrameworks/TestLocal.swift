import ConcurrencyExtras

/// A value that each test has one of its own of, so that tests do not see what others did.
///
/// An app has just one, and so have the detached tasks, queues and threads of Swift Testing, which
/// cannot know their test. The value is a reference to what changes. It is kept until the next test
/// case of XCTest asks for its own; that a test of Swift Testing has ended, nobody says.
package final class TestLocal<Value: Sendable>: Sendable {
  private let shared: Value
  private let values = Locked<[TestContext.Identity: Value]>([:])
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    self.shared = make()
  }

  /// The value of the running test, made when the test asks first.
  package var current: Value {
    guard let test = TestContext.currentIdentity else { return shared }
    if let value = values.withLock({ $0[test] }) { return value }
    let new = make()
    // The values of test cases that have ended are let go of without the lock.
    let (value, ended) = values.withLock { values in
      let ended = test.isOfXCTest ? values.filter { $0.key.isReplaced(by: test) } : [:]
      for test in ended.keys { values[test] = nil }
      let value = values[test] ?? new
      values[test] = value
      return (value, ended)
    }
    return withExtendedLifetime(ended) { value }
  }
}
