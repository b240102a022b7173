import Testing

@testable import ConcurrencyExtras

@Suite struct TaskTests {
  @Test func neverThrowsWhenItIsCancelled() async {
    let nothing = Task { try await Task.never() }
    let number = Task { () async throws -> Int in try await Task.never() }
    nothing.cancel()
    number.cancel()
    await #expect(throws: CancellationError.self) { try await nothing.value }
    await #expect(throws: CancellationError.self) { try await number.value }
  }

  @Test("'Task.never' suspends until it is cancelled")
  func neverSuspends() async {
    await withMainSerialExecutor {
      let hasEnded = LockIsolated(false)
      let task = Task {
        try? await Task.never()
        hasEnded.setValue(true)
      }
      await Task.megaYield()
      #expect(!hasEnded.value)
      task.cancel()
      await task.value
      #expect(hasEnded.value)
    }
  }

  @Test("A mega yield lets tasks that were started before run to their next suspension")
  func megaYield() async {
    await withMainSerialExecutor {
      let steps = LockIsolated(0)
      let task = Task {
        for _ in 0..<20 {
          steps.withValue { $0 += 1 }
          await Task.yield()
        }
      }
      await Task.megaYield()
      #expect(steps.value == 20)
      await task.value
    }
  }

  @Test(
    "How often a mega yield yields is 20, or what the environment says, from 0 to 10,000",
    arguments: [
      (nil, 20), ("", 20), ("tea", 20), ("7", 7), ("-1", 0), ("10001", 10_000),
    ] as [(String?, Int)])
  func megaYieldCount(variable: String?, count: Int) {
    #expect(ConcurrencyExtras.megaYieldCount(variable) == count)
  }

  @Test("The value of a task that cannot fail needs no 'try'")
  func cancellableValueWithoutErrors() async {
    let inner = Task {
      for await _ in AsyncStream<Never>.never {}
      return 1
    }
    let outer = Task { await inner.cancellableValue }
    outer.cancel()
    #expect(await outer.value == 1)
    #expect(inner.isCancelled)
  }

  @Test func cancellingTheWaiterCancelsTheTaskItWaitsFor() async {
    let inner = Task { try await Task.never() }
    let outer = Task { try await inner.cancellableValue }
    outer.cancel()
    await #expect(throws: CancellationError.self) { try await outer.value }
    #expect(inner.isCancelled)
  }

  @Test func aResultCatchesATypedError() async {
    struct Spilled: Error, Equatable {}
    let success = await Result<Int, Spilled> { () async throws(Spilled) in
      await Task.yield()
      return 1
    }
    let failure = await Result { () async throws(Spilled) -> Int in throw Spilled() }
    #expect(success == .success(1))
    #expect(failure == .failure(Spilled()))
  }
}
