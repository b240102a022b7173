import CombineSchedulers
import ConcurrencyExtras
import Dispatch
import Foundation
import IssueReporting
import TestSupport
import Testing

@Suite("A test scheduler runs what comes due when it is advanced")
struct TestSchedulerTests {
  let scheduler = DispatchQueue.test
  let events = LockIsolated<[String]>([])

  func record(_ event: String) { events.withValue { $0.append(event) } }

  @Test("Actions run in the order of their times, not before them")
  func order() {
    let start = scheduler.now
    scheduler.schedule(after: start.advanced(by: .seconds(2))) { record("two") }
    scheduler.schedule(after: start.advanced(by: .seconds(1))) { record("one") }
    scheduler.advance(by: .milliseconds(999))
    #expect(events.value == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(events.value == ["one"])
    scheduler.advance(to: start.advanced(by: 5))
    #expect(events.value == ["one", "two"])
    #expect(scheduler.now == start.advanced(by: .seconds(5)))
  }

  @Test("Actions for the same time run in the order in which they were scheduled")
  func equalTimes() {
    let date = scheduler.now.advanced(by: .seconds(1))
    for name in ["a", "b", "c"] { scheduler.schedule(after: date) { record(name) } }
    scheduler.advance(by: .seconds(1))
    #expect(events.value == ["a", "b", "c"])
  }

  @Test("What is scheduled for now waits for the next advance")
  func immediately() {
    scheduler.schedule { record("now") }
    #expect(events.value == [])
    scheduler.advance()
    #expect(events.value == ["now"])
  }

  @Test(
    "An action reads its own time, and what it schedules in the window runs in the same advance")
  func nested() {
    let start = scheduler.now
    let times = LockIsolated<[DispatchQueue.SchedulerTimeType.Stride]>([])
    @Sendable func step() {
      let time = start.distance(to: scheduler.now)
      times.withValue { $0.append(time) }
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1)), step)
    }
    scheduler.schedule(step)
    scheduler.advance(by: 3.5)
    #expect(times.value == [0, 1, 2, 3])
  }

  @Test("Work of the past runs at the next advance, and a time in the past changes nothing")
  func past() {
    let start = scheduler.now
    scheduler.advance(by: .seconds(5))
    scheduler.schedule(after: start) { record("late") }
    scheduler.advance(to: start)
    #expect(scheduler.now == start.advanced(by: .seconds(5)))
    scheduler.advance()
    #expect(events.value == ["late"])
    #expect(scheduler.now == start.advanced(by: .seconds(5)))
  }

  @Test("Repeated work runs at each interval until it is cancelled")
  func repeated() {
    let ticking = scheduler.schedule(
      after: scheduler.now.advanced(by: .seconds(1)), interval: .seconds(2)
    ) { record("tick") }
    scheduler.advance(by: .seconds(6))
    #expect(events.value == ["tick", "tick", "tick"])
    ticking.cancel()
    scheduler.advance(by: .seconds(6))
    #expect(events.value.count == 3)
  }

  @Test("Repeated work ends when what was returned for it is released")
  func released() {
    var ticking: (any Cancellable)? = scheduler.schedule(
      after: scheduler.now, interval: .seconds(1)
    ) { record("tick") }
    scheduler.advance()
    #expect(events.value == ["tick"])
    _ = ticking
    ticking = nil
    scheduler.advance(by: .seconds(5))
    #expect(events.value == ["tick"])
  }

  @Test("Repeated work keeps its place among actions for the same time")
  func repeatedFirst() {
    let second = scheduler.now.advanced(by: .seconds(2))
    let ticking = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {
      record("tick")
    }
    scheduler.schedule(after: second) { record("once") }
    scheduler.advance(by: .seconds(2))
    #expect(events.value == ["tick", "tick", "tick", "once"])
    ticking.cancel()
  }

  @Test("A run goes on until nothing is left, repeated work that cancels itself included")
  func run() {
    let start = scheduler.now
    let ticking = LockIsolated<AnyCancellable?>(nil)
    let work = scheduler.schedule(after: start, interval: .seconds(1)) {
      record("tick")
      if events.value.count == 3 { ticking.value?.cancel() }
    }
    ticking.setValue(AnyCancellable(work))
    scheduler.schedule(after: start.advanced(by: .seconds(9))) { record("last") }
    scheduler.run()
    #expect(events.value == ["tick", "tick", "tick", "last"])
    #expect(scheduler.now == start.advanced(by: .seconds(9)))
  }

  @Test("An interval of zero is reported, and the work runs once")
  func zeroInterval() {
    withExpectedIssue {
      let work = scheduler.schedule(after: scheduler.now, interval: .zero) { record("tick") }
      scheduler.advance(by: .seconds(1))
      work.cancel()
    }
    #expect(events.value == ["tick"])
  }

  @Test("Many threads may schedule and cancel at a time")
  func threads() {
    let (scheduler, ticks, runs) = (scheduler, LockIsolated(0), LockIsolated(0))
    let later = scheduler.now.advanced(by: .seconds(1))
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      scheduler.schedule { runs.withValue { $0 += 1 } }
      let ticking = scheduler.schedule(after: later, interval: .seconds(1)) {
        ticks.withValue { $0 += 1 }
      }
      scheduler.advance()
      ticking.cancel()
    }
    scheduler.run()
    #expect(runs.value == 1000)
    #expect(ticks.value == 0)
  }

  @Test("Run loops and operation queues have test schedulers too, whose time begins in 1970")
  func otherQueues() {
    let (runLoop, operations) = (RunLoop.test, OperationQueue.test)
    runLoop.schedule(after: runLoop.now.advanced(by: .seconds(1))) { record("loop") }
    operations.schedule(after: operations.now.advanced(by: .seconds(1))) { record("operations") }
    runLoop.advance(by: 1)
    operations.run()
    #expect(events.value == ["loop", "operations"])
    #expect(runLoop.now.date == Date(timeIntervalSince1970: 1))
  }
}

@Suite("The asynchronous forms let tasks run around each action", .mainSerialExecutor)
struct AsynchronousTestSchedulerTests {
  let scheduler = DispatchQueue.test
  let events = LockIsolated<[String]>([])

  @Test("A task that was started just before reaches its sleep, and goes on, in one advance")
  func sleeps() async throws {
    let (scheduler, events) = (scheduler, events)
    let task = Task {
      for number in 1...5 {
        try await scheduler.sleep(for: .seconds(1))
        events.withValue { $0.append("\(number)") }
      }
    }
    await scheduler.advance(by: .milliseconds(4999))
    #expect(events.value == ["1", "2", "3", "4"])
    await scheduler.advance(by: .milliseconds(1))
    #expect(events.value.count == 5)
    try await task.value
  }

  @Test("Sleepers wake in the order of their deadlines in a run")
  func run() async throws {
    let (scheduler, events) = (scheduler, events)
    let tasks = [3, 1, 2].map { seconds in
      Task {
        try await scheduler.sleep(for: .seconds(seconds))
        events.withValue { $0.append("\(seconds)") }
      }
    }
    await scheduler.run()
    #expect(events.value == ["1", "2", "3"])
    for task in tasks { try await task.value }
  }

  @Test("Actions run on the main actor")
  @MainActor func mainActor() async {
    let isOnMainActor = LockIsolated(false)
    scheduler.schedule { MainActor.assumeIsolated { isOnMainActor.setValue(true) } }
    await scheduler.advance()
    #expect(isOnMainActor.value)
  }
}
