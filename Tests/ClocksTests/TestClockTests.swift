import Clocks
import ConcurrencyExtras
import Testing

@Suite(.mainSerialExecutor) struct TestClockTests {
  let clock = TestClock()

  @Test func aSleeperWakesWhenTheClockHasAdvancedToItsDeadline() async throws {
    let clock = clock
    let isFinished = LockIsolated(false)
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      isFinished.setValue(true)
    }
    await clock.advance(by: .milliseconds(999))
    #expect(!isFinished.value)
    await clock.advance(by: .milliseconds(1))
    #expect(isFinished.value)
    try await task.value
  }

  @Test func sleepsOneAfterTheOtherEndInOneAdvance() async throws {
    let clock = clock
    let times = LockIsolated<[TestClock<Duration>.Instant]>([])
    let task = Task {
      for _ in 1...5 {
        try await clock.sleep(for: .seconds(1))
        times.withValue { $0.append(clock.now) }
      }
    }
    await clock.advance(by: .seconds(5))
    #expect(times.value == (1...5).map { .init(offset: .seconds($0)) })
    try await task.value
  }

  @Test func sleepersWakeInTheOrderOfTheirDeadlines() async throws {
    let clock = clock
    let order = LockIsolated<[Int]>([])
    let tasks = [3, 1, 2].map { seconds in
      Task {
        try await clock.sleep(for: .seconds(seconds))
        order.withValue { $0.append(seconds) }
      }
    }
    await clock.run(timeout: .seconds(60))
    #expect(order.value == [1, 2, 3])
    for task in tasks { try await task.value }
  }

  @Test func aSleepUntilNowWaitsForTheNextAdvance() async throws {
    let clock = clock
    let isFinished = LockIsolated(false)
    let task = Task {
      try await clock.sleep(for: .zero)
      isFinished.setValue(true)
    }
    await Task.megaYield()
    #expect(!isFinished.value)
    await clock.advance()
    #expect(isFinished.value)
    try await task.value
  }

  @Test func aSleepUntilThePastEndsAtOnce() async throws {
    await clock.advance(by: .seconds(2))
    try await clock.sleep(until: .init(offset: .seconds(1)))
  }

  @Test func anAdvanceMovesTheTimeAndNeverBack() async {
    await clock.advance(by: .seconds(5))
    #expect(clock.now == .init(offset: .seconds(5)))
    await clock.advance(to: .init(offset: .seconds(1)))
    #expect(clock.now == .init(offset: .seconds(5)))
  }

  @Test func aCancelledSleeperThrowsAndIsForgotten() async throws {
    let clock = clock
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await Task.megaYield()
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await clock.checkSuspension()
  }

  @Test func aTaskThatIsCancelledBeforeItSleepsDoesNotSleep() async throws {
    let clock = clock
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    await clock.run(timeout: .seconds(60))
    #expect(clock.now == .init())
  }

  @Test func nobodySuspendsAfterTheClockHasAdvanced() async throws {
    let clock = clock
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.advance(by: .seconds(1))
    try await clock.checkSuspension()
    try await task.value
  }

  @Test func runningATimerWithoutAnEndIsAnIssue() async throws {
    let clock = clock
    let task = Task {
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    await withKnownIssue {
      await clock.run(timeout: .zero)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "All sleeps were expected to finish within 0.0 seconds") == true
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    await clock.run(timeout: .zero)
  }
}
