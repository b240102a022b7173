import Dependencies
import Synchronization

/// Gives elements of stacks their ids: 0, 1, 2 and so on.
//
// A class: what counts is shared by all who have the dependency.
package final class StackElementIDGenerator: Sendable {
  private let nextGeneration: Mutex<Int>

  package init(startingAt first: StackElementID = StackElementID(generation: 0)) {
    nextGeneration = Mutex(first.generation)
  }

  /// An id that was not given before.
  package func next() -> StackElementID {
    nextGeneration.withLock { next in
      defer { next += 1 }
      return StackElementID(generation: next)
    }
  }

  /// The id that is given next.
  package func peek() -> StackElementID {
    nextGeneration.withLock { StackElementID(generation: $0) }
  }

  /// Gives no id below and including one that somebody has chosen.
  func skip(through id: StackElementID) {
    nextGeneration.withLock { $0 = max($0, id.generation + 1) }
  }
}

extension DependencyValues {
  /// What gives elements of stacks their ids. In a test it counts from 0.
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }

  private enum StackElementIDKey: DependencyKey {
    static var liveValue: StackElementIDGenerator { StackElementIDGenerator() }
    static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
  }
}
