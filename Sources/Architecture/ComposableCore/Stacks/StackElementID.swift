import CustomDump
import Dependencies
import IssueReporting

/// The id of an element of a ``StackState``. An id is never given to another element, also when the
/// element is gone.
///
/// Tests may write one as a literal: each test counts from 0.
///
/// ```swift
/// await store.send(\.path[id: 0].saveButtonTapped)
/// ```
public struct StackElementID: Hashable, Sendable {
  @usableFromInline let generation: Int

  @usableFromInline init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {
    guard isTesting else {
      fatalError(
        """
        The id of a stack element was written as the literal '\(value)' outside of a test: take ids \
        from the 'ids' of the stack.
        """
      )
    }
    self.init(generation: value)
  }
}

extension StackElementID: CustomDebugStringConvertible, CustomDumpStringConvertible {
  public var debugDescription: String { "#\(generation)" }
  public var customDumpDescription: String { debugDescription }
}
