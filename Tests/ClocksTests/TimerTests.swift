import Clocks
import ConcurrencyExtras
import TestSupport
import Testing

@Suite(.mainSerialExecutor) struct TimerTests {
  @Test func aTimerTicksOnceAnInterval() async {
    let clock = TestClock()
    let times = LockIsolated<[AnyClock<Duration>.Instant]>([])
    let task = Task {
      for await time in clock.timer(interval: .seconds(2)).prefix(3) {
        times.withValue { $0.append(time) }
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(times.value.count == 0)
    await clock.advance(by: .seconds(1))
    #expect(times.value.count == 1)
    await clock.run(timeout: .seconds(60))
    await task.value
    let intervals = zip(times.value, times.value.dropFirst()).map { $0.duration(to: $1) }
    #expect(intervals == [.seconds(2), .seconds(2)])
  }

  @Test("A run lets a timer of which only so many ticks are wanted come to its end")
  func run() async {
    let clock = TestClock()
    let count = LockIsolated(0)
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)).prefix(10) { count.withValue { $0 += 1 } }
    }
    await clock.run(timeout: .seconds(60))
    await task.value
    #expect(count.value == 10)
    #expect(clock.now == .init(offset: .seconds(10)))
  }

  @Test func aTimerEndsWhenItsTaskIsCancelled() async {
    let clock: any Clock<Duration> = TestClock()
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) { Issue.record() }
    }
    await Task.megaYield()
    task.cancel()
    await task.value
  }

  @Test func aTimerHasNoTickAfterItHasEnded() async {
    struct FailingOnce: Clock {
      let base = ImmediateClock()
      let hasFailed = LockIsolated(false)
      var now: ImmediateClock<Duration>.Instant { base.now }
      var minimumResolution: Duration { .zero }
      func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        guard hasFailed.value else {
          hasFailed.setValue(true)
          throw CancellationError()
        }
      }
    }
    var iterator = FailingOnce().timer(interval: .seconds(1)).makeAsyncIterator()
    #expect(await iterator.next() == nil)
    #expect(await iterator.next() == nil)
  }

  @Test func aSlowConsumerGetsTheLatestOfTheTicksItMissed() async throws {
    let clock = TestClock()
    let times = LockIsolated<[Duration]>([])
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)).prefix(3) {
        times.withValue { $0.append(TestClock<Duration>.Instant().duration(to: clock.now)) }
        try await clock.sleep(for: .milliseconds(2_500))
      }
    }
    await clock.run(timeout: .seconds(60))
    try await task.value
    // Due at 1, 3 and 6: the second is late by half a second, the third by nothing.
    #expect(times.value == [.seconds(1), .milliseconds(3_500), .seconds(6)])
  }
}
