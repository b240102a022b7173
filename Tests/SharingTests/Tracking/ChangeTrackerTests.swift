import CustomDump
import Dependencies
@_spi(SharedChangeTracking) import Sharing
import Testing

private struct Stats: Equatable, Sendable {
  var count = 0
  var max = 0
}

@Suite("Tracking changes of shared values")
struct ChangeTrackerTests {
  @Test("In an assertion a changed value differs from itself, until what is expected matches")
  func assertion() {
    @Shared(value: 0) var count: Int
    let tracker = SharedChangeTracker()
    #expect(!tracker.hasChanges)
    tracker.track { $count.withLock { $0 += 1 } }
    #expect(tracker.hasChanges)
    tracker.assert {
      #expect(count == 0)
      #expect($count != $count)
      #expect(
        diff($count, $count) == """
          - #1 0
          + #1 1
          """)
      $count.withLock { $0 = 1 }
      #expect(count == 1)
      #expect($count == $count)
      #expect(diff($count, $count) == nil)
    }
    #expect(count == 1)
  }

  @Test("The first of several changes is what the expectation starts from")
  func firstChange() {
    @Shared(value: 0) var count: Int
    let tracker = SharedChangeTracker()
    tracker.track {
      $count.withLock { $0 += 1 }
      $count.withLock { $0 += 1 }
    }
    tracker.assert {
      $count.withLock { $0 += 2 }
      #expect($count == $count)
    }
  }

  @Test("Expecting a change that did not happen makes the value differ")
  func expectedOnly() {
    @Shared(value: 0) var count: Int
    let tracker = SharedChangeTracker()
    tracker.assert {
      $count.withLock { $0 = 1 }
      #expect($count != $count)
    }
    #expect(count == 0)
  }

  @Test("Edits of the expectation are not saved")
  func noSaves() {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 0
    let tracker = SharedChangeTracker()
    tracker.assert { $count.withLock { $0 = 1 } }
    #expect(log.saves.value.isEmpty)
    #expect(count == 0)
  }

  @Test("Changes outside of the tracked code are not recorded")
  func untracked() {
    @Shared(value: 0) var count: Int
    let tracker = SharedChangeTracker()
    $count.withLock { $0 += 1 }
    #expect(!tracker.hasChanges)
    tracker.track {}
    $count.withLock { $0 += 1 }
    #expect(!tracker.hasChanges)
  }

  @Test("Every tracker in scope records a change")
  func nested() {
    @Shared(value: 0) var count: Int
    let outer = SharedChangeTracker(reportUnassertedChanges: false)
    let inner = SharedChangeTracker(reportUnassertedChanges: false)
    outer.track { inner.track { $count.withLock { $0 += 1 } } }
    #expect(outer.hasChanges)
    #expect(inner.hasChanges)
  }

  @Test("Tasks of the tracked code are tracked")
  func tasks() async {
    @Shared(value: 0) var count: Int
    let tracker = SharedChangeTracker(reportUnassertedChanges: false)
    let shared = $count
    await tracker.track {
      await Task { shared.withLock { $0 += 1 } }.value
    }
    #expect(tracker.hasChanges)
    await tracker.assert {
      await Task { #expect(shared.wrappedValue == 0) }.value
    }
  }

  @Test("A tracker in the dependencies tracks what runs with them")
  func dependencies() {
    @Shared(value: 0) var count: Int
    let tracker = SharedChangeTracker(reportUnassertedChanges: false)
    withDependencies {
      tracker.track(&$0)
    } operation: {
      $count.withLock { $0 += 1 }
    }
    #expect(tracker.hasChanges)
    tracker.reset()
    #expect(!tracker.hasChanges)
  }

  @Test("Two unrelated values that are equal stay distinguishable")
  func unrelated() {
    @Shared(value: 0) var a: Int
    @Shared(value: 0) var b: Int
    let tracker = SharedChangeTracker(reportUnassertedChanges: false)
    tracker.track { $a.withLock { $0 += 1 } }
    tracker.assert {
      #expect($a != $a)
      #expect($b == $b)
      #expect($a == $b)
      $a.withLock { $0 = 1 }
      #expect($a == $a)
      #expect($a != $b)
    }
  }

  @Test("Two projections of one root are tracked by their paths")
  func projections() {
    @Shared(value: Stats()) var stats: Stats
    let tracker = SharedChangeTracker()
    tracker.track { $stats.count.withLock { $0 += 1 } }
    tracker.assert {
      #expect($stats.count != $stats.count)
      #expect($stats.max == $stats.max)
      #expect($stats.count == $stats.max)
      $stats.count.withLock { $0 = 1 }
      #expect($stats.count == $stats.count)
    }
  }

  @Test("A change that nobody asserts is reported at the place of the change")
  func unasserted() {
    @Shared(value: 0) var count: Int
    var tracker: SharedChangeTracker? = SharedChangeTracker()
    tracker?.track { $count.withLock { $0 += 1 } }
    expectReportsIssue {
      tracker = nil
    } matching: {
      $0.description.contains("'Shared<Int>(value: 1)': 0 → 1")
        && "\($0.fileID)".hasSuffix("ChangeTrackerTests.swift")
    }
  }

  @Test("For a derived value the root is reported")
  func unassertedRoot() {
    @Shared(value: 0) var optional: Int?
    let unwrapped = Shared($optional)
    var tracker: SharedChangeTracker? = SharedChangeTracker()
    tracker?.track { unwrapped?.withLock { $0 += 1 } }
    expectReportsIssue {
      tracker = nil
    } matching: {
      $0.description.contains("'Shared<Int?>(value: Optional(1))': Optional(0) → Optional(1)")
    }
  }

  @Test("A change of what was unwrapped from nothing is not recorded")
  func unwrappedNil() {
    @Shared(value: 0) var optional: Int?
    let unwrapped = Shared($optional)
    $optional.withLock { $0 = nil }
    let tracker = SharedChangeTracker()
    tracker.track { unwrapped?.withLock { $0 += 1 } }
    #expect(!tracker.hasChanges)
  }

  @Test("Comparing one projection does not assert the changes of another")
  func otherProjection() {
    @Shared(value: Stats()) var stats: Stats
    var tracker: SharedChangeTracker? = SharedChangeTracker()
    tracker?.track {
      $stats.count.withLock { $0 = 1 }
      $stats.max.withLock { $0 = 2 }
    }
    tracker?.assert {
      $stats.count.withLock { $0 = 1 }
      #expect($stats.count == $stats.count)
    }
    expectReportsIssue {
      tracker = nil
    } matching: {
      $0.description.contains("'Shared<Stats>(")
    }
  }

  @Test("Nothing is reported with reporting off, after an assertion, or after a reset")
  func silent() {
    @Shared(value: 0) var count: Int
    do {
      let tracker = SharedChangeTracker(reportUnassertedChanges: false)
      tracker.track { $count.withLock { $0 += 1 } }
    }
    do {
      let tracker = SharedChangeTracker()
      tracker.track { $count.withLock { $0 += 1 } }
      tracker.assert { #expect($count != $count) }
    }
    do {
      let tracker = SharedChangeTracker()
      tracker.track { $count.withLock { $0 += 1 } }
      tracker.reset()
    }
  }

  @Test("Changes that are taken keep their values when others follow")
  func taken() {
    @Shared(value: 0) var count: Int
    let tracker = SharedChangeTracker()
    tracker.track { $count.withLock { $0 = 1 } }
    let first = tracker.takeChanges()
    #expect(!tracker.hasChanges)
    tracker.track { $count.withLock { $0 = 2 } }
    first.assert {
      #expect(count == 0)
      $count.withLock { $0 = 1 }
      #expect($count == $count)
    }
    tracker.assert {
      #expect(count == 1)
      $count.withLock { $0 = 2 }
      #expect($count == $count)
    }
  }

  @Test("A state with shared values is checked exhaustively")
  func state() {
    struct State: Equatable {
      @Shared(value: 0) var count: Int
      var other = 0
    }
    let before = State()
    var expected = before
    let tracker = SharedChangeTracker()
    let actual = before
    tracker.track { actual.$count.withLock { $0 += 1 } }
    tracker.assert {
      #expect(expected != actual)
      expected.$count.withLock { $0 = 1 }
      #expect(expected == actual)
      expected.other = 1
      #expect(expected != actual)
    }
  }
}
