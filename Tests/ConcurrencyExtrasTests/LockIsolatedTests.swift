import ConcurrencyExtras
import Testing

@Suite struct LockIsolatedTests {
  @Test func concurrentChangesAreNotLost() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          for _ in 0..<1_000 { count.withValue { $0 += 1 } }
        }
        group.addTask { _ = count.value }
      }
    }
    #expect(count.value == 100_000)
  }

  @Test func aChangeIsKeptWhenTheOperationThrows() {
    struct Spilled: Error {}
    let value = LockIsolated([1])
    #expect(throws: Spilled.self) {
      try value.withValue {
        $0.append(2)
        throw Spilled()
      }
    }
    #expect(value.value == [1, 2])
  }

  @Test func aNestedChangeIsOverwrittenByTheOuterOne() {
    let value = LockIsolated(0)
    value.withValue { outer in
      outer = 1
      value.setValue(2)
      #expect(value.value == 2)
    }
    #expect(value.value == 1)
  }

  @Test func membersAreRead() {
    let value = LockIsolated("tea")
    #expect(value.count == 3)
  }

  @Test("A read does not see what an unfinished change has done so far")
  func pendingChanges() {
    let value = LockIsolated(0)
    value.withValue {
      $0 = 1
      #expect(value.value == 0)
    }
    #expect(value.value == 1)
  }

  @Test("The value is made in place, and what an operation returns is handed on")
  func valuesOfClosures() throws {
    struct Spilled: Error {}
    @Sendable func spill() throws -> Int { throw Spilled() }
    #expect(throws: Spilled.self) { try LockIsolated(spill()) }
    let value = LockIsolated([1, 2])
    #expect(value.withValue { $0.removeLast() } == 2)
    value.setValue([3])
    #expect(value.value == [3])
    #expect(throws: Spilled.self) { try value.setValue([spill()]) }
    #expect(value.value == [3])
  }
}

@Suite struct LockedTests {
  @Test("Concurrent changes in place are not lost")
  func changes() async {
    let numbers = Locked<[Int]>([])
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<1_000 {
        group.addTask { numbers.withLock { $0.append(number) } }
      }
    }
    #expect(numbers.withLock { $0.sorted() } == Array(0..<1_000))
  }

  @Test("A change is kept when the operation throws")
  func errors() {
    struct Spilled: Error {}
    let number = Locked(0)
    #expect(throws: Spilled.self) {
      try number.withLock {
        $0 = 1
        throw Spilled()
      }
    }
    #expect(number.withLock { $0 } == 1)
  }
}

@Suite struct ActorIsolatedTests {
  @available(*, deprecated)
  @Test("Changes of several tasks are not lost")
  func changes() async {
    let numbers = ActorIsolated<Set<Int>>([])
    await withTaskGroup(of: Void.self) { group in
      for number in 1...3 {
        group.addTask { await numbers.withValue { _ = $0.insert(number) } }
      }
    }
    #expect(await numbers.value == [1, 2, 3])
    await numbers.setValue([])
    #expect(await numbers.value.isEmpty)
  }
}
