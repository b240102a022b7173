import ConcurrencyExtras
import Testing

@Suite struct StreamTests {
  struct Spilled: Error {}

  @Test func aStreamHasTheElementsOfItsSequence() async throws {
    let base = AsyncStream { continuation in
      for element in 1...3 { continuation.yield(element) }
      continuation.finish()
    }
    var elements: [Int] = []
    for await element in base.eraseToStream() { elements.append(element) }
    #expect(elements == [1, 2, 3])
  }

  @Test func anErrorEndsAStreamAndIsThrownByAThrowingOne() async {
    let base = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: Spilled())
    }
    var elements: [Int] = []
    for await element in AsyncStream(base) { elements.append(element) }
    #expect(elements == [1])

    let failing = AsyncThrowingStream<Int, any Error>.finished(throwing: Spilled())
    await #expect(throws: Spilled.self) {
      for try await _ in failing.eraseToThrowingStream() {}
    }
  }

  @Test func nothingIsAskedOfTheSequenceBeforeTheStreamIsAsked() async {
    let asked = LockIsolated(0)
    let base = AsyncStream {
      asked.withValue { count in
        count += 1
        return count
      }
    }
    var iterator = AsyncStream(base).makeAsyncIterator()
    #expect(asked.value == 0)
    #expect(await iterator.next() == 1)
    #expect(asked.value == 1)
  }

  @Test func aStreamThatHasEndedHasNoElement() async throws {
    for await _ in AsyncStream<Int>.finished { Issue.record() }
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() { Issue.record() }
  }

  @Test("A stream without elements suspends until its task is cancelled, and then ends")
  func never() async throws {
    try await withMainSerialExecutor {
      let ended = LockIsolated<[String]>([])
      let task = Task {
        for await _ in AsyncStream<Int>.never { Issue.record() }
        ended.withValue { $0.append("stream") }
        for try await _ in AsyncThrowingStream<Int, any Error>.never { Issue.record() }
        ended.withValue { $0.append("throwing stream") }
      }
      await Task.megaYield()
      #expect(ended.value == [])
      task.cancel()
      try await task.value
      #expect(ended.value == ["stream", "throwing stream"])
    }
    try await withMainSerialExecutor {
      let hasEnded = LockIsolated(false)
      let task = Task {
        for try await _ in AsyncThrowingStream<Int, any Error>.never { Issue.record() }
        hasEnded.setValue(true)
      }
      await Task.megaYield()
      #expect(!hasEnded.value)
      task.cancel()
      try await task.value
    }
  }

  @Test("Cancelling who waits for a stream reaches the sequence beneath")
  func cancellation() async {
    struct Waiting: AsyncSequence, Sendable {
      let isCancelled = LockIsolated(false)
      struct Iterator: AsyncIteratorProtocol {
        let isCancelled: LockIsolated<Bool>
        func next() async throws -> Int? {
          defer { isCancelled.setValue(Task.isCancelled) }
          try await Task.never()
          return nil
        }
      }
      func makeAsyncIterator() -> Iterator { Iterator(isCancelled: isCancelled) }
    }
    let base = Waiting()
    await withMainSerialExecutor {
      let task = Task {
        for await _ in base.eraseToStream() { Issue.record() }
      }
      await Task.megaYield()
      task.cancel()
      await task.value
    }
    #expect(base.isCancelled.value)
  }

  @available(*, deprecated)
  @Test("A sequence that is not sendable is streamed, with a deprecation")
  func unsendableSequences() async throws {
    final class Counter: AsyncSequence, AsyncIteratorProtocol {
      var count = 0
      func next() async throws -> Int? {
        count += 1
        if count > 3 { throw Spilled() }
        return count
      }
      func makeAsyncIterator() -> Counter { self }
    }
    var elements: [Int] = []
    for await element in Counter().eraseToStream() { elements.append(element) }
    for await element in AsyncStream(Counter()) { elements.append(element) }
    #expect(elements == [1, 2, 3, 1, 2, 3])
    await #expect(throws: Spilled.self) {
      for try await _ in Counter().eraseToThrowingStream() {}
    }
    await #expect(throws: Spilled.self) {
      for try await _ in AsyncThrowingStream(Counter()) {}
    }
  }
}
