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
}
