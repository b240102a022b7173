import Synchronization

/// The issues reported where no test framework can be asked to expect them.
final class IssueExpectation: Sendable {
  @TaskLocal static var current: IssueExpectation?

  private let fulfilled = Atomic(false)

  var isFulfilled: Bool { fulfilled.load(ordering: .sequentiallyConsistent) }

  func fulfill() {
    fulfilled.store(true, ordering: .sequentiallyConsistent)
  }
}
