import ComposableCore
import Testing

@MainActor
@Suite("Test stores in their old spelling")
struct OldTestStoreTests {
  private let store = TestStore(initialState: OldCounter.State()) { OldCounter() }

  @available(*, deprecated)
  @Test("Timeouts are given in nanoseconds")
  func nanoseconds() async {
    await store.send(.load) { $0.isLoading = true }
    await store.receive(.loaded, timeout: 1_000_000_000) { $0.isLoading = false }
    await store.send(.load) { $0.isLoading = true }
    await store.receive(\.loaded, timeout: 1_000_000_000) { $0.isLoading = false }
    await store.send(.load) { $0.isLoading = true }
    await store.receive({ $0 == .loaded }, timeout: 1_000_000_000) { $0.isLoading = false }
    let task = await store.send(.load) { $0.isLoading = true }
    await task.finish(timeout: 1_000_000_000)
    await store.receive(AnyCasePath(\OldCounter.Action.Cases.loaded), timeout: 1_000_000_000) {
      $0.isLoading = false
    }
    await store.finish(timeout: UInt64(1_000_000_000))
  }

  @available(*, deprecated)
  @Test("A timeout in nanoseconds that passes is reported")
  func passes() async throws {
    let failures = await failures {
      let store = TestStore(initialState: OldCounter.State()) {
        OldCounter(load: { try? await Task.never() })
      }
      let task = await store.send(.load) { $0.isLoading = true }
      await store.receive(.loaded, timeout: 1)
      await store.finish(timeout: 1)
      await task.cancel()
    }
    #expect(failures.count { $0.message.contains("1e-09") } == 2)
  }

  @available(*, deprecated)
  @Test("Actions are received by case path")
  func casePaths() async {
    await store.send(.incrementTo(2)) { $0.count = 1 }
    await store.receive(AnyCasePath(\OldCounter.Action.Cases.incrementTo)) { $0.count = 2 }
  }

  @Test("Zero is a duration, without a deprecation")
  func zero() async {
    let failures = await failures {
      let store = TestStore(initialState: OldCounter.State()) {
        OldCounter(load: { try? await Task.never() })
      }
      let task = await store.send(.load) { $0.isLoading = true }
      await store.receive(.loaded, timeout: .zero)
      await store.receive(\.loaded, timeout: .zero)
      await store.receive(\.incrementTo, 1, timeout: .zero)
      await store.receive({ $0 == .loaded }, timeout: .zero)
      await store.finish(timeout: .zero)
      await task.finish(timeout: .zero)
      await task.cancel()
    }
    #expect(failures.count { $0.message.contains("Waited 0.0 seconds") } == 6)
  }
}
