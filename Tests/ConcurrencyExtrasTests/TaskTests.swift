import ConcurrencyExtras
import Testing

@Suite struct TaskTests {
  @Test func neverThrowsWhenItIsCancelled() async {
    let nothing = Task { try await Task.never() }
    let number = Task { () async throws -> Int in try await Task.never() }
    nothing.cancel()
    number.cancel()
    await #expect(throws: CancellationError.self) { try await nothing.value }
    await #expect(throws: CancellationError.self) { try await number.value }
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
