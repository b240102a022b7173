import Clocks
import ConcurrencyExtras
import TestSupport
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

  @Test("A run wakes whoever sleeps again, until nobody does")
  func run() async throws {
    let clock = clock
    let task = Task {
      for _ in 1...5 { try await clock.sleep(for: .seconds(1)) }
    }
    await clock.run(timeout: .seconds(60))
    try await task.value
    #expect(clock.now == .init(offset: .seconds(5)))
  }

  @Test("Those who sleep until the same time wake in the order of going to sleep")
  func equalDeadlines() async throws {
    let clock = clock
    let order = LockIsolated<[Int]>([])
    let tasks = (1...5).map { number in
      Task {
        try await clock.sleep(until: .init(offset: .seconds(1)))
        order.withValue { $0.append(number) }
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(order.value == [1, 2, 3, 4, 5])
    for task in tasks { try await task.value }
  }

  @Test("A clock starts at the time it is given, and has the resolution it is given")
  func start() {
    let clock = TestClock<Duration>(now: .init(offset: .seconds(3)))
    #expect(TestClock().now == .init(offset: .zero))
    #expect(clock.now == .init(offset: .seconds(3)))
    #expect(clock.minimumResolution == .zero)
    clock.minimumResolution = .seconds(1)
    #expect(clock.minimumResolution == .seconds(1))
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

@Suite struct TestClockThreadTests {
  @Test("A clock may be slept on, cancelled and advanced from many threads at once")
  func threads() async {
    let clock = TestClock()
    let finished = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for number in 1...100 {
        group.addTask {
          let sleep = Task { try await clock.sleep(until: .init(offset: .seconds(number))) }
          if number.isMultiple(of: 3) { sleep.cancel() }
          _ = await sleep.result
          finished.withValue { $0 += 1 }
        }
      }
      for _ in 1...4 {
        group.addTask {
          while finished.value < 100 { await clock.advance(by: .seconds(10)) }
        }
      }
    }
    #expect(finished.value == 100)
  }
}
