import CombineSchedulers
import ConcurrencyExtras
import Dispatch
import Foundation
import Testing

@Suite("Queues run what is scheduled on them")
struct QueueTests {
  let queue = DispatchQueue(label: "queue")

  init() { queue.setSpecific(key: mark, value: "queue") }

  @Test("A dispatch queue runs actions itself: now, later and again")
  func dispatchQueue() async {
    #expect(await place(on: queue) == "queue")
    let date = queue.now.advanced(by: .milliseconds(1))
    let time = await withCheckedContinuation { continuation in
      queue.schedule(after: date) { continuation.resume(returning: queue.now) }
    }
    #expect(time >= date)
    #expect(await ticks(on: queue, from: date) == ["queue", "queue", "queue"])
  }

  @Test("The group of the options holds an action until it has run")
  func options() async {
    let group = DispatchGroup()
    let count = LockIsolated(0)
    let options = DispatchQueue.SchedulerOptions(qos: .userInitiated, group: group)
    queue.schedule(options: options) { count.withValue { $0 += 1 } }
    queue.schedule(
      after: queue.now.advanced(by: .milliseconds(1)), tolerance: .zero, options: options
    ) { count.withValue { $0 += 1 } }
    await withCheckedContinuation { continuation in
      group.notify(queue: .global()) { continuation.resume() }
    }
    #expect(count.value == 2)
  }

  @Test("An operation queue runs actions as operations: now, later and again")
  func operationQueue() async {
    let operations = OperationQueue()
    operations.underlyingQueue = queue
    #expect(await place(on: operations) == "queue")
    let date = operations.now.advanced(by: .milliseconds(1))
    let place = await withCheckedContinuation { continuation in
      operations.schedule(after: date) {
        continuation.resume(returning: DispatchQueue.getSpecific(key: mark))
      }
    }
    #expect(place == "queue")
    #expect(await ticks(on: operations, from: date) == ["queue", "queue", "queue"])
  }

  @Test("The main run loop, main operation queue and main queue run actions on the main queue")
  func main() async throws {
    DispatchQueue.main.setSpecific(key: mark, value: "main")
    let mainQueue = AnySchedulerOf<DispatchQueue>.main
    let mainLoop = AnySchedulerOf<RunLoop>.main
    #expect(await place(on: mainQueue) == "main")
    #expect(await place(on: mainLoop) == "main")
    #expect(await place(on: AnySchedulerOf<OperationQueue>.main) == "main")
    #expect(await ticks(on: mainLoop, from: mainLoop.now) == ["main", "main", "main"])
    try await mainLoop.sleep(for: .milliseconds(1))
    #expect(await place(on: AnySchedulerOf<DispatchQueue>.global(qos: .utility)) == nil)
  }

  @Test("Another run loop, which waits, wakes for actions of other threads: now, later and again")
  func runLoop() async {
    // The loop of a thread that runs it: scheduling is made for other threads.
    nonisolated(unsafe) let loop = await withCheckedContinuation { continuation in
      Thread {
        Thread.current.threadDictionary["name"] = "loop"
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.current.add(timer, forMode: .common)
        continuation.resume(returning: UncheckedSendable(RunLoop.current))
        while timer.isValid, RunLoop.current.run(mode: .default, before: .distantFuture) {
          if Thread.current.threadDictionary["ends"] != nil { timer.invalidate() }
        }
      }
      .start()
    }.value
    #expect(await threadName(on: loop) == "loop")
    #expect(await threadName(on: loop, after: loop.now.advanced(by: .milliseconds(1))) == "loop")
    #expect(await ticks(on: loop, from: loop.now).count == 3)
    loop.schedule { Thread.current.threadDictionary["ends"] = true }
  }

  @Test("The UI scheduler runs an action of the main actor before it returns")
  @MainActor func uiSchedulerOnMain() {
    var hasRun = false
    UIScheduler.shared.schedule { hasRun = true }
    #expect(hasRun)
  }

  @Test("The UI scheduler brings actions from elsewhere to the main queue")
  func uiSchedulerElsewhere() async {
    DispatchQueue.main.setSpecific(key: mark, value: "main")
    let place = await withCheckedContinuation { continuation in
      queue.async {
        UIScheduler.shared.schedule {
          continuation.resume(returning: DispatchQueue.getSpecific(key: mark))
        }
      }
    }
    #expect(place == "main")
    let ui = UIScheduler.shared
    #expect(await ticks(on: ui, from: ui.now) == ["main", "main", "main"])
  }

  /// The mark of the queue that runs an action.
  private func place(on scheduler: some Scheduler) async -> String? {
    await withCheckedContinuation { continuation in
      scheduler.schedule { continuation.resume(returning: DispatchQueue.getSpecific(key: mark)) }
    }
  }

  /// The marks of the queue that runs repeated work, until it is cancelled after the third time.
  private func ticks<S: Scheduler>(on scheduler: S, from date: S.SchedulerTimeType) async
    -> [String?]
  {
    let places = AsyncStream<String?> { continuation in
      let ticking = scheduler.schedule(after: date, interval: .milliseconds(1)) {
        continuation.yield(DispatchQueue.getSpecific(key: mark))
      }
      continuation.onTermination = { _ in ticking.cancel() }
    }
    return await places.prefix(3).reduce(into: []) { $0.append($1) }
  }

  private func threadName(on loop: RunLoop, after date: RunLoop.SchedulerTimeType? = nil) async
    -> String?
  {
    await withCheckedContinuation { continuation in
      func answer() {
        continuation.resume(returning: Thread.current.threadDictionary["name"] as? String)
      }
      if let date { loop.schedule(after: date, answer) } else { loop.schedule(answer) }
    }
  }
}

private let mark = DispatchSpecificKey<String>()
