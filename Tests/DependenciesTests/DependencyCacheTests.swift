import ConcurrencyExtras
import Dependencies
import Testing

@Suite struct DependencyCacheTests {
  @Test("each case of a test has defaults of its own", arguments: 1...3)
  func aCaseHasDefaultsOfItsOwn(_: Int) {
    @Dependency(\.counter) var counter
    counter.count.withValue { $0 += 1 }
    #expect(counter.count.value == 1)
  }

  @Test func aDefaultIsMadeOnceForAContext() {
    @Dependency(\.counter) var counter
    #expect(counter === counter)
    let live = withDependencies {
      $0.context = .live
    } operation: {
      counter
    }
    #expect(live !== counter)
    #expect(
      live
        === withDependencies {
          $0.context = .live
        } operation: {
          counter
        })
  }

  @Test func aTestHasDefaultsOfItsOwn() {
    @Dependency(\.counter) var counter
    counter.count.withValue { $0 += 1 }
    #expect(counter.count.value == 1)
  }

  @Test func anotherTestHasOthers() {
    @Dependency(\.counter) var counter
    counter.count.withValue { $0 += 1 }
    #expect(counter.count.value == 1)
  }

  @Test func newValuesHaveNewDefaults() {
    @Dependency(\.counter) var counter
    let other = withDependencies {
      $0 = DependencyValues()
    } operation: {
      DependencyValues._current.counter
    }
    #expect(other !== counter)
  }

  @Test func concurrentFirstReadsMakeOneDefault() async {
    let counters = await withTaskGroup(of: Counter.self) { group in
      for _ in 0..<100 {
        group.addTask { DependencyValues._current.counter }
      }
      return await group.reduce(into: [ObjectIdentifier: Counter]()) {
        $0[ObjectIdentifier($1)] = $1
      }
    }
    #expect(counters.count == 1)
  }

  @Test func aDefaultMayReadAnother() {
    @Dependency(ReadingKey.self) var value
    #expect(value == "reads test")
  }

  private enum ReadingKey: TestDependencyKey {
    static var testValue: String {
      @Dependency(\.client.name) var name
      return "reads \(name)"
    }
  }
}

private final class Counter: Sendable {
  let count = LockIsolated(0)
}

private enum CounterKey: DependencyKey {
  static var liveValue: Counter { Counter() }
  static var testValue: Counter { Counter() }
}

extension DependencyValues {
  fileprivate var counter: Counter { self[CounterKey.self] }
}
