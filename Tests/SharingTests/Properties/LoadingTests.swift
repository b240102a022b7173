import Dependencies
import Sharing
import Testing

@Suite("Loading shared values")
struct LoadingTests {
  @Test("A value that is loaded at once is there from the first read")
  func synchronous() {
    let log = ManualKey<Int>.Log()
    log.onLoad.setValue { _, continuation in continuation.resume(returning: 42) }
    @Shared(ManualKey(log)) var count = 0
    #expect(count == 42)
    #expect(!$count.isLoading)
    #expect(log.loads.value == [.initialValue(0)])
    #expect(log.subscriptionContexts.value == [.initialValue(0)])
  }

  @Test("Until a value is loaded the property has its default and is loading")
  func asynchronous() {
    let log = ManualKey<Int>.Log()
    let loads = log.holdLoads()
    @Shared(ManualKey(log)) var count = 1
    #expect(count == 1)
    #expect($count.isLoading)
    loads.value[0].resume(returning: 2)
    #expect(count == 2)
    #expect(!$count.isLoading)
  }

  @Test("Nothing loaded leaves the default")
  func nothing() {
    let log = ManualKey<Int>.Log()
    let loads = log.holdLoads()
    @SharedReader(ManualKey(log)) var count = 1
    #expect($count.isLoading)
    loads.value[0].resumeReturningInitialValue()
    #expect(count == 1)
    #expect(!$count.isLoading)
  }

  @Test("A failing first load sets loadError and leaves the default")
  func initialFailure() {
    let log = ManualKey<Int>.Log()
    log.onLoad.setValue { _, continuation in continuation.resume(throwing: Failure()) }
    @Shared(ManualKey(log)) var count = 1
    #expect(count == 1)
    #expect($count.loadError as? Failure == Failure())
    #expect(!$count.isLoading)
  }

  @Test("A first load that never ends is reported, and ends loading with the default")
  func leak() {
    let log = ManualKey<Int>.Log()
    log.onLoad.setValue { _, _ in }
    expectReportsIssue {
      @Shared(ManualKey(log)) var count = 1
      #expect(count == 1)
      #expect(!$count.isLoading)
    } matching: {
      $0.description.contains("'.manual' leaked its continuation")
    }
  }

  @Test("A load that never ends is reported, and returns")
  func leakedLoad() async throws {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 1
    log.onLoad.setValue { _, _ in }
    let shared = $count
    try await expectReportsIssue {
      try await shared.load()
    } matching: {
      $0.description.contains("'.manual' leaked its continuation")
    }
    #expect(!$count.isLoading)
    #expect(count == 1)
  }

  @Test("load() replaces the value, and leaves it if there is none")
  func load() async throws {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 1
    $count.withLock { $0 = 2 }
    try await $count.load()
    #expect(count == 2)
    log.onLoad.setValue { _, continuation in continuation.resume(returning: 3) }
    try await $count.load()
    #expect(count == 3)
    #expect(log.loads.value == [.initialValue(1), .userInitiated, .userInitiated])
    #expect(!$count.isLoading)
  }

  @Test("A load that fails throws, sets loadError, and leaves the value")
  func failingLoad() async {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 1
    log.onLoad.setValue { _, continuation in continuation.resume(throwing: Failure()) }
    let shared = $count
    await #expect(throws: Failure()) { try await shared.load() }
    #expect($count.loadError as? Failure == Failure())
    #expect(count == 1)
    #expect(!$count.isLoading)
  }

  @Test("The old loadError stays during a retry, and goes with its success")
  func retry() async throws {
    let log = ManualKey<Int>.Log()
    log.onLoad.setValue { _, continuation in continuation.resume(throwing: Failure()) }
    let count = Shared(wrappedValue: 1, ManualKey(log))
    log.onLoad.setValue { _, continuation in
      #expect(count.loadError != nil)
      #expect(count.isLoading)
      continuation.resume(returning: 2)
    }
    try await count.load()
    #expect(count.loadError == nil)
    #expect(count.wrappedValue == 2)
    log.onLoad.setValue { _, continuation in continuation.resumeReturningInitialValue() }
  }

  @Test("What the key observes replaces the value, clears loadError, and ends loading")
  func subscription() {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 1
    log.subscriber.yield(throwing: Failure())
    #expect($count.loadError as? Failure == Failure())
    #expect(count == 1)
    log.subscriber.yieldLoading()
    #expect($count.isLoading)
    log.subscriber.yield(42)
    #expect($count.loadError == nil)
    #expect(!$count.isLoading)
    #expect(count == 42)
    log.subscriber.yieldLoading()
    log.subscriber.yieldLoading(false)
    #expect(!$count.isLoading)
    log.subscriber.yieldReturningInitialValue()
    #expect(count == 1)
    #expect(log.saves.value.isEmpty)
  }

  @Test("The subscription ends with the last property")
  func subscriptionEnds() {
    let log = ManualKey<Int>.Log()
    do {
      @Shared(ManualKey(log)) var count = 1
      let name = $count.read { $0 }
      $count = Shared(value: 0)
      #expect(log.cancellations.value == 0)
      _ = name.wrappedValue
    }
    #expect(log.cancellations.value == 1)
  }

  @Test("load(key) shares the value of the other key, showing the old one while it loads")
  func loadKey() async throws {
    let log = ManualKey<Int>.Log()
    let shared = Shared(value: 1)
    log.onLoad.setValue { _, continuation in
      #expect(shared.wrappedValue == 1)
      #expect(shared.isLoading)
      continuation.resume(returning: 2)
    }
    try await shared.load(ManualKey(log))
    #expect(shared.wrappedValue == 2)
    #expect(!shared.isLoading)
    #expect(log.loads.value == [.userInitiated])
    #expect(log.subscriptionContexts.value == [.userInitiated])
    @SharedReader(ManualKey(log)) var same = 5
    #expect(same == 2)
    log.onLoad.setValue { _, continuation in continuation.resumeReturningInitialValue() }
  }

  @Test("SharedReader loads its key, and another one")
  func readerLoads() async throws {
    let log = ManualKey<Int>.Log()
    @SharedReader(ManualKey(log)) var count = 1
    log.onLoad.setValue { _, continuation in continuation.resume(returning: 2) }
    try await $count.load()
    #expect(count == 2)
    let other = ManualKey<Int>.Log()
    other.onLoad.setValue { _, continuation in continuation.resume(throwing: Failure()) }
    let shared = $count
    await #expect(throws: Failure()) { try await shared.load(ManualKey(other)) }
    #expect(count == 2)
    #expect($count.loadError as? Failure == Failure())
  }

  @Test("init(require:) loads once, and shares the value")
  func require() async throws {
    let log = ManualKey<Int>.Log()
    log.onLoad.setValue { _, continuation in continuation.resume(returning: 2) }
    @Shared(value: 0) var count: Int
    $count = try await Shared(require: ManualKey(log))
    #expect(count == 2)
    #expect(log.loads.value == [.userInitiated])
    let reader = try await SharedReader(require: ManualKey(log))
    #expect(reader.wrappedValue == 2)
  }

  @Test("init(require:) throws the error of the key, and one that names it if there is no value")
  func requireFails() async {
    let log = ManualKey<Int>.Log()
    log.onLoad.setValue { _, continuation in continuation.resume(throwing: Failure()) }
    await #expect(throws: Failure()) { _ = try await Shared(require: ManualKey(log)) }
    await #expect(throws: Failure()) { _ = try await SharedReader(require: ManualKey(log)) }
    log.onLoad.setValue { _, continuation in continuation.resumeReturningInitialValue() }
    await #expect {
      try await Shared(require: ManualKey(log))
    } throws: {
      "\($0)".contains(".manual")
    }
  }

  @Test("init(require:) throws the loadError of a value that is held")
  func requireHeld() async {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 1
    log.subscriber.yield(throwing: Failure())
    log.onLoad.setValue { _, continuation in continuation.resume(returning: 2) }
    await #expect(throws: Failure()) { _ = try await Shared(require: ManualKey(log)) }
    #expect(count == 1)
  }

  @Test("While init(require:) loads, the old property keeps its value and is not loading")
  func requireKeeps() async throws {
    let log = ManualKey<Int>.Log()
    let shared = Shared(value: 1)
    log.onLoad.setValue { _, continuation in
      #expect(shared.wrappedValue == 1)
      #expect(!shared.isLoading)
      continuation.resume(returning: 2)
    }
    shared.projectedValue = try await Shared(require: ManualKey(log))
    #expect(shared.wrappedValue == 2)
    log.onLoad.setValue { _, continuation in continuation.resumeReturningInitialValue() }
  }
}

@Suite("Saving shared values")
struct SavingTests {
  @Test("save() throws the error of the key and sets saveError")
  func failingSave() async {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 1
    log.onSave.setValue { _, _, continuation in continuation.resume(throwing: Failure()) }
    let shared = $count
    await #expect(throws: Failure()) { try await shared.save() }
    #expect($count.saveError as? Failure == Failure())
    #expect(log.saves.value.map(\.context) == [.userInitiated])
  }

  @Test("save() clears saveError first, and loadError when it succeeds")
  func successfulSave() async throws {
    let log = ManualKey<Int>.Log()
    let count = Shared(wrappedValue: 1, ManualKey(log))
    log.onSave.setValue { _, _, continuation in continuation.resume(throwing: Failure()) }
    count.withLock { $0 += 1 }
    log.subscriber.yield(throwing: Failure(id: 1))
    log.onSave.setValue { _, _, continuation in
      #expect(count.saveError == nil)
      #expect(count.loadError != nil)
      continuation.resume()
    }
    try await count.save()
    #expect(count.loadError == nil)
    log.onSave.setValue { _, _, continuation in continuation.resume() }
  }

  @Test("A failed save after a change sets saveError; the next good one clears it")
  func didSet() {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 1
    log.onSave.setValue { _, _, continuation in continuation.resume(throwing: Failure()) }
    $count.withLock { $0 = 2 }
    #expect($count.saveError as? Failure == Failure())
    #expect(count == 2)
    log.onSave.setValue { _, _, continuation in continuation.resume() }
    $count.withLock { $0 = 3 }
    #expect($count.saveError == nil)
  }

  @Test("A failed save keeps loadError, a reset clears loadError only, a good save clears both")
  func bothErrors() {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 1
    log.subscriber.yield(throwing: Failure(id: 1))
    log.onSave.setValue { _, _, continuation in continuation.resume(throwing: Failure(id: 2)) }
    $count.withLock { $0 = 2 }
    #expect($count.loadError as? Failure == Failure(id: 1))
    #expect($count.saveError as? Failure == Failure(id: 2))
    log.subscriber.yieldReturningInitialValue()
    #expect($count.loadError == nil)
    #expect($count.saveError as? Failure == Failure(id: 2))
    log.subscriber.yield(throwing: Failure(id: 1))
    log.onSave.setValue { _, _, continuation in continuation.resume() }
    $count.withLock { $0 = 2 }
    #expect($count.loadError == nil)
    #expect($count.saveError == nil)
  }

  @Test("saveError stays while a save is pending, and goes when it ends")
  func pending() {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 1
    log.onSave.setValue { _, _, continuation in continuation.resume(throwing: Failure()) }
    $count.withLock { $0 = 2 }
    let saves = log.holdSaves()
    $count.withLock { $0 = 3 }
    #expect($count.saveError != nil)
    saves.value[0].resume()
    #expect($count.saveError == nil)
  }

  @Test("A save that never ends is reported, and returns")
  func leak() async throws {
    let log = ManualKey<Int>.Log()
    let count = Shared(wrappedValue: 1, ManualKey(log))
    log.onSave.setValue { _, _, _ in }
    try await expectReportsIssue {
      try await count.save()
    } matching: {
      $0.description.contains("'.manual' leaked its continuation")
    }
  }

  @Test("A pending save does not keep the value alive")
  func weak() {
    let log = ManualKey<Int>.Log()
    let saves = log.holdSaves()
    do {
      @Shared(ManualKey(log)) var count = 1
      $count.withLock { $0 = 2 }
    }
    #expect(log.cancellations.value == 1)
    saves.value[0].resume()
  }
}
