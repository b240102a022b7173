import Dependencies
import Dispatch
import Foundation
import Observation
@_spi(SharedChangeTracking) import Sharing
import Testing

@MainActor @Suite("Observing shared values")
struct ObservationTests {
  private func notifications(
    of read: () -> Void, when change: () throws -> Void
  ) rethrows -> Int {
    let count = LockIsolated(0)
    withObservationTracking(read) { count.withValue { $0 += 1 } }
    try change()
    return count.value
  }

  @Test("A change on the main actor tells observers at once, with and without a key")
  func onMain() {
    @Shared(value: 0) var plain: Int
    @Shared(.inMemory("count")) var keyed = 0
    #expect(notifications(of: { _ = plain }) { $plain.withLock { $0 += 1 } } == 1)
    #expect(notifications(of: { _ = keyed }) { $keyed.withLock { $0 += 1 } } == 1)
    #expect(notifications(of: { _ = keyed }) { $plain.withLock { $0 += 1 } } == 0)
  }

  @Test("Observers are told before the change, and may read the value")
  func willChange() {
    @Shared(value: 0) var count: Int
    let seen = LockIsolated<Int?>(nil)
    withObservationTracking {
      _ = count
    } onChange: { [count = $count] in
      seen.setValue(count.wrappedValue)
    }
    $count.withLock { $0 = 1 }
    #expect(seen.value == 0)
  }

  @Test("Derived values observe the root")
  func derived() {
    @Shared(value: "a") var text: String?
    let unwrapped = Shared($text)!
    let count = unwrapped.count
    let upper = unwrapped.read { $0.uppercased() }
    let change: () -> Void = { $text.withLock { $0 = "b" } }
    #expect(notifications(of: { _ = unwrapped.wrappedValue }, when: change) == 1)
    #expect(notifications(of: { _ = count.wrappedValue }, when: change) == 1)
    #expect(notifications(of: { _ = upper.wrappedValue }, when: change) == 1)
  }

  @Test("A change that fails tells observers, since a part of it may stay")
  func throwing() {
    @Shared(value: 0) var count: Int
    #expect(
      notifications(of: { _ = count }) {
        try? $count.withLock {
          $0 = 1
          throw Failure()
        }
      } == 1)
  }

  @Test("The value, isLoading, loadError and saveError are observed by themselves")
  func aspects() {
    let log = ManualKey<Int>.Log()
    // Projecting a property would read its value.
    let shared = Shared(wrappedValue: 0, ManualKey(log))
    func told(_ change: () -> Void) -> [String] {
      let told = LockIsolated<[String]>([])
      for (name, read) in [
        ("value", { _ = shared.wrappedValue }),
        ("isLoading", { _ = shared.isLoading }),
        ("loadError", { _ = shared.loadError }),
        ("saveError", { _ = shared.saveError }),
      ] as [(String, () -> Void)] {
        withObservationTracking(read) { told.withValue { $0.append(name) } }
      }
      change()
      return told.value.sorted()
    }
    #expect(told { shared.withLock { $0 += 1 } } == ["value"])
    #expect(told { log.subscriber.yieldLoading() } == ["isLoading"])
    #expect(told { log.subscriber.yieldLoading() } == [])
    #expect(told { log.subscriber.yield(throwing: Failure()) } == ["isLoading", "loadError"])
    #expect(told { log.subscriber.yield(1) } == ["loadError", "value"])
    #expect(told { log.subscriber.yield(1) } == ["value"])
    log.onSave.setValue { _, _, continuation in continuation.resume(throwing: Failure()) }
    #expect(told { shared.withLock { $0 += 1 } } == ["saveError", "value"])
    #expect(told { log.subscriber.yieldLoading(false) } == [])
  }

  @Test("A change elsewhere is there at once, and observers are told on the main queue")
  func offMain() async {
    @Shared(value: 0) var count: Int
    let told = AsyncStream.makeStream(of: Bool.self)
    withObservationTracking {
      _ = count
    } onChange: {
      told.continuation.yield(Thread.isMainThread || onMainQueue())
    }
    let value = await Task.detached { [count = $count] in
      count.withLock { $0 = 1 }
      return count.wrappedValue
    }.value
    #expect(value == 1)
    for await isOnMain in told.stream {
      #expect(isOnMain)
      break
    }
  }

  @Test("Edits of what a test expects tell nobody")
  func snapshots() {
    @Shared(value: 0) var count: Int
    let tracker = SharedChangeTracker(reportUnassertedChanges: false)
    tracker.track { $count.withLock { $0 += 1 } }
    #expect(
      notifications(of: { _ = count }) {
        tracker.assert { $count.withLock { $0 = 5 } }
      } == 0)
    #expect(count == 1)
  }
}

private nonisolated func onMainQueue() -> Bool {
  dispatchPrecondition(condition: .onQueue(.main))
  return true
}
