import ComposableCore
import Testing

@MainActor
@Suite struct `Actions that follow one another and change shared state` {
  private let store = TestStore(initialState: Oven.State()) { Oven() }

  @Test func `Each that an effect sends asserts just its own step`() async {
    await store.send(.baked)
    await store.receive(\.counted) { $0.$energy.withLock { $0 = 1 } }
    await store.receive(\.counted) { $0.$energy.withLock { $0 = 2 } }
    await store.receive(\.cleaned) {
      $0.$energy.withLock { $0 = 0 }
      $0.$uses.withLock { $0 += 1 }
    }
  }

  @Test func `A step sees what only a later one changes as it was before`() async {
    await store.send(.startButtonTapped) {
      #expect($0.energy == 0)
      #expect($0.uses == 0)
      $0.isHeating = true
      $0.$energy.withLock { $0 += 1 }
    }
    await store.receive(\.heated) {
      #expect($0.energy == 1)
      #expect($0.uses == 0)
      $0.temperature = 200
      $0.$energy.withLock { $0 += 10 }
    }
    await store.receive(\.switchedOff) {
      #expect($0.energy == 11)
      $0.isHeating = false
      $0.$uses.withLock { $0 += 1 }
    }
  }

  @Test func `A step that is credited with the change of a later one fails`() async {
    let failures = await failures {
      await store.send(.startButtonTapped) {
        $0.isHeating = true
        $0.$energy.withLock { $0 = 11 }
        $0.$uses.withLock { $0 = 1 }
      }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("_energy: #1 11") == true)
    #expect(failures.first?.message.contains("_energy: #1 1,") == true)
    #expect(failures.first?.message.contains("_uses: #2 1") == true)
    #expect(failures.first?.message.contains("_uses: #2 0") == true)
    await store.skipReceivedActions()
  }

  @Test func `The same holds where not everything is asserted`() async {
    store.exhaustivity = .off
    await store.send(.baked)
    await store.receive(\.counted) { $0.$energy.withLock { $0 = 1 } }
    await store.receive(\.counted) { $0.$energy.withLock { $0 = 2 } }
    await store.receive(\.cleaned) { $0.$energy.withLock { $0 = 0 } }
  }

  @Test func `A closure that changes nothing is blamed for the change of shared state only`() async
  {
    let failures = await failures { await store.send(.counted) { _ in } }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("changed in another way") == true)
  }
}

@MainActor
@Suite struct `The expected value of shared state` {
  /// Counts what is saved.
  private struct Vault: SharedKey, Hashable {
    static let saves = LockIsolated<[Int]>([])
    let name: String

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      continuation.resumeReturningInitialValue()
    }

    func subscribe(
      context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      SharedSubscription {}
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      Self.saves.withValue { $0.append(value) }
      continuation.resume()
    }
  }

  @Test(arguments: [Exhaustivity.on, .off])
  func `Is edited without the live value`(exhaustivity: Exhaustivity) async {
    let store = TestStore(initialState: Oven.State()) { Oven() }
    store.exhaustivity = exhaustivity
    let energy = store.state.$energy
    let uses = store.state.$uses
    let changes = ChangeCounter {
      _ = energy.wrappedValue
      _ = uses.wrappedValue
    }
    let failures = await failures {
      await store.send(.switchedOff) {
        $0.$energy.withLock { $0 = 5 }
        $0.$uses.withLock { $0 = 7 }
      }
      store.assert { $0.$energy.withLock { $0 = 9 } }
    }
    #expect(failures.count == 2)
    #expect(energy.wrappedValue == 0)
    #expect(uses.wrappedValue == 1)
    #expect(changes.count == 1)
    #expect(store.state.energy == 0)
  }

  @Test func `Is no news for its observers and its storage`() async {
    @Shared(Vault(name: "gold")) var gold = 1
    let changes = ChangeCounter { _ = $gold.wrappedValue }
    let store = TestStore(initialState: $gold) {
      Reduce<Shared<Int>, Int> { state, amount in
        if amount != 0 { state.withLock { $0 += amount } }
        return .none
      }
    }
    let failures = await failures {
      await store.send(0) { $0.withLock { $0 = 9 } }
    }
    #expect(failures.count == 1)
    #expect(changes.count == 0)
    #expect(Vault.saves.value == [])
    await store.send(2) { $0.withLock { $0 = 3 } }
    #expect(Vault.saves.value == [3])
  }

  @Test func `Is edited through what is derived from it, too`() async {
    struct Account: Equatable {
      var name = "Blob"
      var isOpen = false
    }
    @Shared(value: Account()) var account: Account
    let store = TestStore(initialState: $account.isOpen) {
      Reduce<Shared<Bool>, Bool> { state, isOpen in
        state.withLock { $0 = isOpen }
        return .none
      }
    }
    await store.send(true) { $0.withLock { $0 = true } }
    let failures = await failures {
      await store.send(false) { $0.withLock { $0 = true } }
    }
    #expect(failures.count == 1)
    #expect(account == Account())
  }
}
