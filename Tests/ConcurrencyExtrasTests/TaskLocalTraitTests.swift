import ConcurrencyExtras
import ConcurrencyExtrasTestSupport
import Testing

// Not '@TaskLocal': the arguments of a macro do not see what other macros of their module declare.
private enum Kettle {
  static let temperature = TaskLocal(wrappedValue: 20)
  static let name = TaskLocal(wrappedValue: "Kettle")
}

@Suite(.taskLocal(Kettle.temperature, 100)) struct TaskLocalTraitTests {
  @Test("A suite's task-local values are those of its tests")
  func testsOfASuite() async {
    #expect(Kettle.temperature.get() == 100)
    #expect(await Task { Kettle.temperature.get() }.value == 100)
  }

  @Test(
    "A test's own value wins, and several keys go together", Kettle.temperature.set(80),
    Kettle.name.set("Pot"))
  func ownValues() {
    #expect(Kettle.temperature.get() == 80)
    #expect(Kettle.name.get() == "Pot")
  }

  @Suite struct Nested {
    @Test("The suites in a suite have its values, too")
    func testsOfANestedSuite() {
      #expect(Kettle.temperature.get() == 100)
    }
  }

  private static let count = LockIsolated(0)

  private static func next() -> Int {
    count.withValue { count in
      count += 1
      return count
    }
  }

  private static let temperatures = LockIsolated<Set<Int>>([])

  @Test(
    "A value is made anew for each case of a test",
    Kettle.temperature.set(next()), arguments: 1...5)
  func eachCase(number: Int) {
    #expect(Self.temperatures.withValue { $0.insert(Kettle.temperature.get()).inserted })
  }
}
