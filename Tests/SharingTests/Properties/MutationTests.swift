import Dependencies
import Foundation
import Observation
import Sharing
import Testing

@Suite("Reading and changing shared values")
struct MutationTests {
  @Test("A change is saved once, synchronously, also if the value stays equal")
  func saves() {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 0
    $count.withLock { $0 = 1 }
    #expect(log.saves.value.map(\.value) == [1])
    $count.withLock { $0 = 1 }
    #expect(log.saves.value.map(\.value) == [1, 1])
    #expect(log.saves.value.allSatisfy { $0.context == .didSet })
  }

  @Test("Reading does not save")
  func readingDoesNotSave() {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 0
    _ = count
    _ = $count
    #expect(log.saves.value.isEmpty)
  }

  @Test("An error keeps what was changed until then, and saves nothing")
  func throwing() {
    let log = ManualKey<[Int]>.Log()
    @Shared(ManualKey(log)) var numbers: [Int] = []
    #expect(throws: Failure.self) {
      try $numbers.withLock {
        $0.append(1)
        throw Failure()
      }
    }
    #expect(numbers == [1])
    #expect(log.saves.value.isEmpty)
  }

  @Test("withLock returns what its operation returns")
  func result() {
    @Shared(value: [1, 2]) var numbers: [Int]
    #expect($numbers.withLock { $0.removeLast() } == 2)
    #expect(numbers == [1])
  }

  @Test("A key that changes the value while it saves is asked to save that afterwards")
  func reentrantSave() {
    let log = ManualKey<Int>.Log()
    let count = Shared(wrappedValue: 0, ManualKey(log))
    let order = LockIsolated<[String]>([])
    log.onSave.setValue { value, _, continuation in
      order.withValue { $0.append("begin \(value)") }
      if value == 1 { count.withLock { $0 = 2 } }
      order.withValue { $0.append("end \(value)") }
      continuation.resume()
    }
    count.withLock { $0 = 1 }
    #expect(order.value == ["begin 1", "end 1", "begin 2", "end 2"])
    #expect(count.wrappedValue == 2)
    log.onSave.setValue { _, _, continuation in continuation.resume() }
  }

  @Test("A key may read the value while it saves or loads it: no lock is held")
  func readsWhileSaving() {
    let log = ManualKey<Int>.Log()
    let count = Shared(wrappedValue: 0, ManualKey(log))
    let seen = LockIsolated<[Int]>([])
    log.onSave.setValue { _, _, continuation in
      seen.withValue { $0.append(count.wrappedValue) }
      continuation.resume()
    }
    count.withLock { $0 = 1 }
    #expect(seen.value == [1])
    log.onSave.setValue { _, _, continuation in continuation.resume() }
  }

  @Test("A value without a key loads and saves nothing")
  func unkeyed() async throws {
    @Shared(value: 1) var count: Int
    try await $count.load()
    try await $count.save()
    #expect(count == 1)
    #expect(!$count.isLoading)
    #expect($count.loadError == nil)
    #expect($count.saveError == nil)
  }

  @Test("10,000 increments from 1,000 tasks lose none")
  func increments() async {
    @Shared(.inMemory("count")) var count = 0
    await withTaskGroup { group in
      for _ in 0..<1_000 {
        group.addTask {
          @Shared(.inMemory("count")) var count = 0
          for _ in 0..<10 { $count.withLock { $0 += 1 } }
        }
      }
    }
    #expect(count == 10_000)
  }

  @Test("1,000 × 10 changes of two kinds are consistent, and the last one is saved last")
  func interleaved() async {
    struct Pair: Equatable, Sendable {
      var a = 0
      var b = 0
    }
    let log = ManualKey<Pair>.Log()
    let pair = Shared(wrappedValue: Pair(), ManualKey(log))
    await withTaskGroup { group in
      for _ in 0..<1_000 {
        group.addTask {
          for index in 0..<10 {
            if index.isMultiple(of: 2) {
              pair.a.withLock { $0 += 1 }
            } else {
              pair.b.withLock { $0 += 1 }
            }
          }
        }
      }
    }
    #expect(pair.wrappedValue == Pair(a: 5_000, b: 5_000))
    #expect(log.saves.value.count == 10_000)
    let sums = log.saves.value.map { $0.value.a + $0.value.b }
    #expect(sums == Array(1...10_000))
  }

  @Test("Properties that come and go on many threads share one value at a time")
  func comingAndGoing() async {
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          for _ in 0..<100 {
            @Shared(.inMemory("count")) var count = 0
            $count.withLock { $0 += 1 }
          }
        }
      }
    }
    @Shared(.inMemory("count")) var count = 0
    #expect(count == 10_000)
  }

  @Test("Re-pointing from many threads does no harm")
  func repointing() async {
    @Shared(value: 0) var count: Int
    let shared = $count
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          for index in 0..<100 {
            shared.projectedValue = Shared(value: index)
            shared.withLock { $0 += 1 }
            _ = shared.wrappedValue
          }
        }
      }
    }
    #expect((1...100).contains(count))
  }

  @Test("Using a value inside of its own withLock stops the program, and says which and why")
  func recursion() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let count = Shared(value: 0)
      count.withLock { $0 = count.wrappedValue + 1 }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(
      text?.contains("A shared value of type 'Int' was used inside of its own 'withLock'") == true)
  }

  @Test("The report of that names the key of a value in memory")
  func recursionInMemory() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      @Shared(.inMemory("count")) var count = 0
      $count.withLock { $0 = count + 1 }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(text?.contains(#".inMemory("count") of type 'Int' was used inside"#) == true)
  }

  @Test("The report of that names the file of a value in a file")
  func recursionInFile() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      @Shared(.fileStorage(URL(fileURLWithPath: "/count.json"))) var count = 0
      $count.withLock { value in $count.withLock { $0 = value + 1 } }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(text?.contains(".fileStorage(file:///count.json) of type 'Int' was used") == true)
  }
}
