import Clocks
import ConcurrencyExtras
import TestSupport
import Testing

@Suite(.mainSerialExecutor) struct ImmediateClockTests {
  @Test func sleepsMoveTheTimeAndDoNotWait() async throws {
    let clock = ImmediateClock()
    for _ in 1...10 { try await clock.sleep(for: .seconds(1)) }
    #expect(clock.now == .init(offset: .seconds(10)))
    try await clock.sleep(until: .init(offset: .seconds(3)))
    #expect(clock.now == .init(offset: .seconds(3)))
  }

  @Test func aCancelledTaskDoesNotSleep() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let clock: any Clock<Duration> = .immediate
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aTimerTicksAsOftenAsItIsAsked() async {
    var count = 0
    for await _ in ImmediateClock().timer(interval: .seconds(1)).prefix(10) { count += 1 }
    #expect(count == 10)
  }
}

@Suite(.mainSerialExecutor) struct UnimplementedClockTests {
  @Test func everyUseIsReportedWhereTheClockWasMade() async throws {
    let line = #line + 1
    let clock = UnimplementedClock()
    let messages = LockIsolated<[String]>([])
    try await withKnownIssue {
      try await clock.sleep(for: .seconds(1))
      _ = clock.minimumResolution
    } matching: { issue in
      messages.withValue { $0 += issue.comments.map(\.rawValue) }
      return issue.sourceLocation?.line == line
    }
    #expect(
      messages.value == [
        "Unimplemented: Clock.now", "Unimplemented: Clock.sleep",
        "Unimplemented: Clock.minimumResolution",
      ])
  }

  @Test func theNameIsThatOfTheBaseOrOnesOwn() {
    withKnownIssue {
      _ = UnimplementedClock(ContinuousClock()).now
    } matching: {
      $0.comments == ["Unimplemented: ContinuousClock.now"]
    }
    withKnownIssue {
      _ = UnimplementedClock(name: "Oven").now
    } matching: {
      $0.comments == ["Unimplemented: Oven.now"]
    }
  }

  @Test("It forwards to its base, and stands for any clock")
  func forwarding() async throws {
    let base = ImmediateClock()
    let clock: any Clock<Duration> = UnimplementedClock(base)
    await withKnownIssue { try await clock.sleep(for: .seconds(5)) }
    #expect(base.now == .init(offset: .seconds(5)))
    let line = #line + 1
    let unimplemented: any Clock<Duration> = .unimplemented()
    try await withKnownIssue {
      try await unimplemented.sleep(for: .seconds(5))
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }

  @Test func aCancelledTaskDoesNotSleep() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await withKnownIssue {
        await #expect(throws: CancellationError.self) {
          try await UnimplementedClock().sleep(for: .seconds(1))
        }
      }
    }
    await task.value
  }
}

@Suite(.mainSerialExecutor) struct AnyClockTests {
  @Test func itsTimeStartsWhenItIsMade() async throws {
    let base = ImmediateClock()
    try await base.sleep(for: .seconds(5))
    let clock = AnyClock(base)
    let start = clock.now
    try await clock.sleep(for: .seconds(2))
    #expect(start.duration(to: clock.now) == .seconds(2))
    #expect(base.now == .init(offset: .seconds(7)))
  }

  @Test("It hands on resolution and tolerance")
  func forwarding() async throws {
    struct Tolerant: Clock {
      let tolerance = LockIsolated<Duration?>(nil)
      var now: ImmediateClock<Duration>.Instant { .init() }
      var minimumResolution: Duration { .milliseconds(3) }
      func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        self.tolerance.setValue(tolerance)
      }
    }
    let base = Tolerant()
    let clock = AnyClock(base)
    #expect(clock.minimumResolution == .milliseconds(3))
    try await clock.sleep(for: .seconds(1), tolerance: .milliseconds(7))
    #expect(base.tolerance.value == .milliseconds(7))
    for await _ in base.timer(interval: .seconds(1), tolerance: .milliseconds(9)).prefix(1) {}
    #expect(base.tolerance.value == .milliseconds(9))
  }
}
