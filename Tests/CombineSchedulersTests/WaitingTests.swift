import CombineSchedulers
import ConcurrencyExtras
import DataFlow
import Dispatch
import TestSupport
import Testing

@Suite("Tasks wait on a scheduler", .mainSerialExecutor)
struct WaitingTests {
  let scheduler = DispatchQueue.test

  @Test("A sleep until a time ends at that time")
  func sleepUntil() async throws {
    let (scheduler, deadline) = (scheduler, scheduler.now.advanced(by: .seconds(2)))
    let isFinished = LockIsolated(false)
    let task = Task {
      try await scheduler.sleep(until: deadline)
      isFinished.setValue(true)
    }
    await scheduler.advance(by: .seconds(1))
    #expect(!isFinished.value)
    await scheduler.advance(by: .seconds(1))
    #expect(isFinished.value)
    try await task.value
  }

  @Test("A sleep that is cancelled throws and leaves nothing on the scheduler")
  func cancelledSleep() async {
    let (scheduler, start) = (scheduler, scheduler.now)
    let task = Task { try await scheduler.sleep(for: .seconds(1)) }
    await Task.megaYield()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await scheduler.run()
    #expect(scheduler.now == start)
  }

  @Test("A cancelled task does not begin to sleep")
  func cancelledBefore() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await AnySchedulerOf<DispatchQueue>.unimplemented.sleep(until: scheduler.now)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A timer gives the times at its interval, the first after one")
  func timer() async {
    let (scheduler, start) = (scheduler, scheduler.now)
    let times = LockIsolated<[DispatchQueue.SchedulerTimeType.Stride]>([])
    let task = Task {
      for await time in scheduler.timer(interval: .seconds(2)) {
        times.withValue { $0.append(start.distance(to: time)) }
      }
    }
    await scheduler.advance(by: .seconds(1))
    #expect(times.value == [])
    await scheduler.advance(by: .seconds(5))
    #expect(times.value == [2, 4, 6])
    task.cancel()
    await task.value
    await scheduler.run()
    #expect(start.distance(to: scheduler.now) == 6)
  }

  @Test("A slow consumer of a timer gets all times")
  func slowConsumer() async {
    let start = scheduler.now
    var ticks = scheduler.timer(interval: .seconds(1)).makeAsyncIterator()
    await scheduler.advance(by: .seconds(3))
    for second in 1...3 {
      #expect(await ticks.next().map(start.distance) == .seconds(second))
    }
  }

  @Test("The time that work takes on a scheduler is measured")
  func measure() {
    #expect(scheduler.measure { scheduler.advance(by: .seconds(3)) } == .seconds(3))
    struct Failure: Error {}
    #expect(throws: Failure.self) { try scheduler.measure { throw Failure() } }
  }

  @Test("What an animated scheduler runs is animated, also later and again")
  func animation() {
    let animated = scheduler.animation(.linear)
    let animations = LockIsolated<[Animation?]>([])
    func record() { animations.withValue { $0.append(Transaction._current.animation) } }
    animated.schedule { record() }
    animated.schedule(after: animated.now.advanced(by: .seconds(1))) { record() }
    let ticking = animated.schedule(
      after: animated.now.advanced(by: .seconds(2)), interval: .seconds(1)
    ) { record() }
    scheduler.advance(by: .seconds(2))
    ticking.cancel()
    scheduler.transaction(Transaction(animation: nil)).schedule { record() }
    scheduler.advance()
    #expect(animations.value == [.linear, .linear, .linear, nil])
  }
}
