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

  @Test func aStreamWithoutElementsEndsWhenItsTaskIsCancelled() async throws {
    let task = Task {
      for await _ in AsyncStream<Int>.never { Issue.record() }
      for try await _ in AsyncThrowingStream<Int, any Error>.never { Issue.record() }
    }
    task.cancel()
    try await task.value
  }
}
