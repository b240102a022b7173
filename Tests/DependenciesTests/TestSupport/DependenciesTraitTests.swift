import DependenciesTestSupport
import Foundation
import Testing

@Suite("Traits of tests", .dependencies { $0.client.name = "suite" })
struct DependenciesTraitTests {
  @Dependency(\.client.name) var name
  @Dependency(\.client) var client
  @Dependency(\.uuid) var uuid

  @Test("a test has the dependencies of its suite")
  func suiteHolds() {
    #expect(name == "suite")
  }

  @Test("a trait of a test changes those of its suite", .dependency(\.client.name, "test"))
  func testWins() {
    #expect(name == "test")
    withDependencies {
      $0.client.name = "operation"
    } operation: {
      #expect(name == "operation")
    }
  }

  @Test("a trait without changes keeps those of the suite", .dependencies)
  func emptyTraitKeeps() {
    #expect(name == "suite")
  }

  @Test("each case has a value of its own", .dependency(\.uuid, .incrementing), arguments: 1...3)
  func eachCaseIsNew(_: Int) {
    #expect(uuid() == UUID(0))
    #expect(uuid() == UUID(1))
  }

  @Test("a closure assigns several, and may wait and throw")
  func closureAssigns() async throws {
    let trait = _DependenciesTrait.dependencies {
      try await Task.sleep(for: .zero)
      $0.client.name += " and closure"
    }
    try await trait.provideScope(for: #require(Test.current), testCase: nil) {
      @Dependency(\.client.name) var name
      #expect(name == "suite and closure")
    }
    struct Spilled: Error {}
    await #expect(throws: Spilled.self) {
      try await _DependenciesTrait.dependencies { _ in throw Spilled() }
        .provideScope(for: #require(Test.current), testCase: nil) { Issue.record("It ran.") }
    }
  }

  @Suite("In a suite in a suite", .dependency(\.client.fetch, { "inner" }))
  struct Inner {
    @Dependency(\.client) var client

    @Test("the traits of both suites hold", .dependencies)
    func both() {
      #expect(client.name == "suite")
      #expect(client.fetch() == "inner")
    }
  }
}

@Suite("Defaults under a trait")
struct TraitDefaultsTests {
  @Dependency(\.tally) fileprivate var tally

  @Test("each case has defaults of its own", .dependencies, arguments: 1...3)
  func eachCase(_: Int) {
    #expect(tally.next() == 1)
    #expect(tally.next() == 2)
  }

  @Test(
    "the outermost trait starts with new defaults, one further in keeps them",
    .dependencies, .dependencies)
  func onlyTheOutermost() async throws {
    #expect(tally.next() == 1)
    try await _DependenciesTrait.dependencies
      .provideScope(for: #require(Test.current), testCase: nil) {
        @Dependency(\.tally) var tally
        #expect(tally.next() == 2)
      }
  }
}

@Suite("A suite whose tests count", .dependency(\.uuid, .incrementing))
struct CountingSuiteTests {
  @Dependency(\.uuid) var uuid

  @Test("each test counts from zero", arguments: 1...2) func first(_: Int) {
    #expect(uuid() == UUID(0))
  }

  @Test("so does another") func second() {
    #expect(uuid() == UUID(0))
  }
}

@Suite("Values of traits")
struct TraitValuesTests {
  @Test("a value that is its own key needs no key path", .dependency(OwnValue(name: "mine")))
  func ownKey() {
    @Dependency(OwnValue.self) var value
    #expect(value.name == "mine")
  }

  @Test("a value need not be sendable", .dependency(\.unsendable, Unsendable(name: "mine")))
  func unsendable() {
    @Dependency(\.unsendable) var value
    #expect(value.name == "mine")
  }
}

@Suite("A dependency as a type of the test")
struct DependencyAsTests {
  @Test("it is cast, by key path and by key", .dependency(\.greeter, TestGreeter(name: "test")))
  func cast() {
    @Dependency(\.greeter, as: TestGreeter.self) var greeter
    @Dependency(GreeterKey.self, as: TestGreeter.self) var byKey
    #expect([greeter.name, byKey.name] == ["test", "test"])
  }

  @Test("another type stops the program")
  func otherType() async {
    await #expect(processExitsWith: .failure) {
      @Dependency(\.greeter, as: TestGreeter.self) var greeter
      _ = greeter
    }
    await #expect(processExitsWith: .failure) {
      @Dependency(GreeterKey.self, as: TestGreeter.self) var greeter
      _ = greeter
    }
  }
}

private final class Tally: Sendable {
  private let count = LockIsolated(0)

  func next() -> Int {
    count.withValue {
      $0 += 1
      return $0
    }
  }
}

private enum TallyKey: TestDependencyKey {
  static var testValue: Tally { Tally() }
}

private struct OwnValue: TestDependencyKey {
  var name: String
  static let testValue = OwnValue(name: "test")
}

private final class Unsendable {
  var name: String
  init(name: String) { self.name = name }
}

private enum UnsendableKey: TestDependencyKey {
  static var testValue: UncheckedSendable<Unsendable> { UncheckedSendable(Unsendable(name: "")) }
}

private protocol Greeter: Sendable {
  var name: String { get }
}

private struct TestGreeter: Greeter {
  var name: String
}

private struct OtherGreeter: Greeter {
  var name: String { "other" }
}

private enum GreeterKey: TestDependencyKey {
  static var testValue: any Greeter { OtherGreeter() }
}

extension DependencyValues {
  fileprivate var tally: Tally { self[TallyKey.self] }

  fileprivate var unsendable: Unsendable {
    get { self[UnsendableKey.self].value }
    set { self[UnsendableKey.self] = UncheckedSendable(newValue) }
  }

  fileprivate var greeter: any Greeter {
    get { self[GreeterKey.self] }
    set { self[GreeterKey.self] = newValue }
  }
}
