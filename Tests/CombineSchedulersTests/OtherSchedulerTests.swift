import CombineSchedulers
import ConcurrencyExtras
import Dispatch
import Foundation
import TestSupport
import Testing

@Suite("An immediate scheduler does not wait")
struct ImmediateSchedulerTests {
  @Test("Every action runs before scheduling returns, and repeated work once")
  func inline() {
    let scheduler = DispatchQueue.immediate
    var events: [String] = []
    scheduler.schedule { events.append("now") }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(9))) { events.append("later") }
    let ticking = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {
      events.append("tick")
    }
    ticking.cancel()
    #expect(events == ["now", "later", "tick"])
  }

  @Test("Its time stands still, and sleeping returns")
  func sleeping() async throws {
    let mainQueue = AnySchedulerOf<DispatchQueue>.immediate
    let start = mainQueue.now
    try await mainQueue.sleep(for: .seconds(9))
    #expect(mainQueue.now == start)
    let runLoop: AnySchedulerOf<RunLoop> = .immediate
    try await runLoop.sleep(for: 9)
    #expect(RunLoop.immediate.now == runLoop.now)
    #expect(OperationQueue.immediate.now.date == runLoop.now.date)
  }
}

@Suite("An unimplemented scheduler reports its use")
struct UnimplementedSchedulerTests {
  @Test("Every use is reported, by the name and where the scheduler was made")
  func uses() {
    let line = #line + 1
    let scheduler = DispatchQueue.unimplemented("Oven")
    let messages = LockIsolated<[String]>([])
    withKnownIssue {
      let now = scheduler.now
      scheduler.schedule {}
      scheduler.schedule(after: now, tolerance: .zero) {}
      scheduler.schedule(after: now, interval: 1, tolerance: .zero) {}.cancel()
      _ = scheduler.minimumTolerance
    } matching: { issue in
      messages.withValue { $0 += issue.comments.map(\.headline) }
      return issue.sourceLocation?.line == line
    }
    #expect(
      messages.value == [
        "Unimplemented: Oven.now", "Unimplemented: Oven.schedule", "Unimplemented: Oven.schedule",
        "Unimplemented: Oven.schedule", "Unimplemented: Oven.minimumTolerance",
      ])
  }

  @Test("What is scheduled runs at once, so that the test fails instead of hanging")
  func runs() async throws {
    let count = LockIsolated(0)
    let runLoop: AnySchedulerOf<RunLoop> = .unimplemented
    try await withKnownIssue {
      runLoop.schedule { count.withValue { $0 += 1 } }
      try await runLoop.sleep(for: .seconds(1))
      count.withValue { $0 += 1 }
    } matching: {
      $0.comments.map(\.headline).allSatisfy { $0.hasPrefix("Unimplemented: Scheduler.") }
    }
    #expect(count.value == 2)
  }
}

@Suite("A scheduler of a hidden type")
struct AnySchedulerTests {
  @Test("Everything reaches the scheduler that is hidden")
  func forwarding() {
    let scheduler = DispatchQueue.test
    let hidden: AnySchedulerOf<DispatchQueue> = scheduler.eraseToAnyScheduler()
    var events: [String] = []
    hidden.schedule { events.append("now") }
    hidden.schedule(after: hidden.now.advanced(by: .seconds(1))) { events.append("later") }
    hidden.schedule(after: hidden.now.advanced(by: .seconds(1)), tolerance: .zero) {
      events.append("tolerantly")
    }
    let ticking = hidden.schedule(
      after: hidden.now.advanced(by: .seconds(2)), interval: .seconds(1), tolerance: .zero
    ) { events.append("tick") }
    scheduler.advance(by: .seconds(3))
    #expect(events == ["now", "later", "tolerantly", "tick", "tick"])
    ticking.cancel()
    scheduler.advance(by: .seconds(3))
    #expect(events.count == 5)
    #expect(hidden.now == scheduler.now)
    #expect(hidden.minimumTolerance == .zero)
  }

  @Test(
    "Code that takes a scheduler of any kind waits on it in a task, with its options",
    .mainSerialExecutor)
  func generic() async throws {
    func delayed<S: Scheduler, Value: Sendable>(
      by time: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
      _ value: Value
    ) -> Task<Value, any Error> {
      let scheduler = scheduler.eraseToAnyScheduler()
      return Task {
        try await scheduler.sleep(for: time, options: options)
        return value
      }
    }
    let queue = DispatchQueue.test
    let options = DispatchQueue.SchedulerOptions(flags: .barrier)
    let (first, second) = (
      delayed(by: 0.3, scheduler: queue, options: options, "first"),
      delayed(by: .seconds(1), scheduler: RunLoop.immediate, "second")
    )
    #expect(try await second.value == "second")
    await queue.advance(by: .milliseconds(300))
    #expect(try await first.value == "first")
  }

  @Test("Hiding twice is hiding once")
  func twice() {
    let hidden = DispatchQueue.test.eraseToAnyScheduler()
    #expect(hidden.eraseToAnyScheduler() === hidden)
  }
}

@Suite("What is cancelled")
struct CancellableTests {
  @Test("It ends once, whoever cancels and however often")
  func once() {
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    AnyCancellable(cancellable).cancel()
    #expect(count == 1)
  }

  @Test("It ends when the collection that holds it lets it go")
  func stored() {
    var count = 0
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    AnyCancellable { count += 1 }.store(in: &set)
    AnyCancellable { count += 1 }.store(in: &array)
    #expect(count == 0)
    set = []
    array = []
    #expect(count == 2)
  }
}

extension Comment {
  var headline: String {
    String(rawValue.split(separator: "\n").first ?? "")
  }
}
