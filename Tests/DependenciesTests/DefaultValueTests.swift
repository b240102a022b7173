import ConcurrencyExtras
import Dependencies
import Dispatch
import Testing

@Suite("Default values")
struct DefaultValueTests {
  @Test("a key with a live value only has it in previews, and in tests with a report")
  func liveOnly() {
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(DependencyValues._current[LiveOnly.self].name == "live")
    }
    withKnownIssue {
      #expect(DependencyValues._current[LiveOnly.self].name == "live")
    } matching: { issue in
      issue.comments.first?.rawValue.contains(
        "  Dependency:\n    DependenciesTests.LiveOnly\n") == true
    }
  }

  @Test("a key with a live and a preview value has the latter in tests, with a report")
  func liveAndPreview() {
    withKnownIssue {
      #expect(DependencyValues._current[LiveAndPreview.self] == "preview")
    } matching: { issue in
      issue.comments.first?.rawValue.contains(
        """
          Key:
            DependenciesTests.LiveAndPreview
          Value:
            Swift.String
        """) == true
    }
  }

  @Test("a key with a test value only has it in previews")
  func testOnly() {
    #expect(TestOnly.previewValue == TestOnly.testValue)
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(DependencyValues._current[TestOnly.self] == "test")
    }
  }

  @Test("a key that is read by itself is named where it has no live value")
  func noLiveValueByKey() {
    @Dependency(TestOnly.self) var value
    let line = #line - 1
    withDependencies {
      $0.context = .live
    } operation: {
      withKnownIssue {
        #expect(value == "test")
      } matching: { issue in
        issue.sourceLocation?.line == line
          && issue.comments.first?.rawValue.hasPrefix(
            "@Dependency(TestOnly.self) has no live implementation") == true
      }
    }
  }

  @Test("a client without a live value can be changed in an app in silence, and is reported in use")
  func changedInAnApp() {
    withDependencies {
      $0.context = .live
      #expect($0.testClient.name == "test")
      $0.testClient.fetch = { "mine" }
    } operation: {
      @Dependency(\.testClient) var client
      #expect(client.fetch() == "mine")
    }
    @Dependency(\.testClient) var client
    withDependencies {
      $0.context = .live
    } operation: {
      withKnownIssue { _ = client }
    }
  }

  @Test("an unimplemented optional value is reported, and nil")
  func unimplementedOptional() {
    withKnownIssue {
      #expect(DependencyValues._current[UnimplementedOptional.self] == nil)
    }
    withDependencies {
      $0[UnimplementedOptional.self] = 1
    } operation: {
      #expect(DependencyValues._current[UnimplementedOptional.self] == 1)
    }
  }

  @Test("a default that reads itself while it is made is made once")
  func reentrantDefault() {
    @Dependency(Outer.self) var outer
    #expect(outer.inner === DependencyValues._current[Inner.self])
    #expect(outer === DependencyValues._current[Outer.self])
    #expect(outer.number == 1)
    #expect(outer.inner.number == 1)
  }

  @Test("a model of a test shows the values of another context inside of it")
  func otherContext() {
    struct Model {
      @Dependency(\.client.name) var name
      @Dependency(\.context) var context
    }
    let model = Model()
    for (context, name) in [(DependencyContext.live, "live"), (.preview, "preview")] {
      withDependencies {
        $0.context = context
      } operation: {
        #expect(model.name == name)
        #expect(model.context == context)
      }
    }
    #expect(model.name == "test")
    #expect(model.context == .test)
  }

  @Test("a hundred first reads at a time make one default, again and again")
  func concurrentFirstReads() async {
    for _ in 1...100 {
      let values = DependencyValues()
      let made = await withTaskGroup(of: Numbered.self) { group in
        for _ in 1...100 {
          group.addTask { values[Shared.self] }
        }
        return await group.reduce(into: [ObjectIdentifier: Numbered]()) {
          $0[ObjectIdentifier($1)] = $1
        }
      }
      #expect(made.count == 1)
    }
  }

  @Test("a queue makes a default while the thread that waits for it stands still")
  func blockedThread() {
    let values = DependencyValues()
    let name = LockIsolated("")
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      name.setValue(values.client.name)
      isDone.signal()
    }
    isDone.wait()
    #expect(name.value == "test")
  }

  @Test("a default that is made inside of an override belongs to the task of that override")
  func taskOfADefault() async {
    let name = await withDependencies {
      $0.client.name = "override"
    } operation: {
      await DependencyValues._current[TaskOfDefault.self].value
    }
    #expect(name == "override")
  }

  @Test("the same for values that an engine has set for the thread")
  func taskOfADefaultOnAThread() async {
    var values = DependencyValues._current
    values.client.name = "thread"
    let task = values._withCurrentOnThread { DependencyValues._current[TaskOfDefault.self] }
    #expect(await task.value == "thread")
  }
}

@Suite("Defaults that read other dependencies")
struct NestedDefaultTests {
  @Test("what copies another value when it is made keeps it, what reads it later follows overrides")
  func eagerAndLazy() {
    @Dependency(EagerParent.self) var eager
    @Dependency(LazyParent.self) var lazy
    #expect([eager.child(), lazy.child()] == ["test", "test"])
    withDependencies {
      $0.client.name = "override"
    } operation: {
      #expect([eager.child(), lazy.child()] == ["test", "override"])
    }
  }

  @Test("the first use decides what such a copy is")
  func firstUseDecides() {
    @Dependency(EagerParent.self) var eager
    withDependencies {
      $0.client.name = "first"
    } operation: {
      #expect(eager.child() == "first")
    }
    #expect(eager.child() == "first")
  }

  @Test("a property that a default keeps has the override of the first use, until there is another")
  func propertyOfADefault() {
    @Dependency(KeepingParent.self) var parent
    withDependencies {
      $0.client.name = "first"
    } operation: {
      #expect(parent.child() == "first")
    }
    #expect(parent.child() == "first")
    withDependencies {
      $0.client.name = "now"
    } operation: {
      #expect(parent.child() == "now")
    }
  }

  @Test("two that read one child see the same")
  func diamond() {
    @Dependency(Diamond.self) var diamond
    #expect(diamond.sides() == ["test", "test"])
    withDependencies {
      $0.client.name = "override"
    } operation: {
      #expect(diamond.sides() == ["override", "override"])
    }
  }

  @Test("a model keeps an override for the children of its clients, bound early or late")
  func escapedModel() {
    struct Model {
      @Dependency(KeepingParent.self) var early
      @Dependency(LazyParent.self) var late
    }
    let model = withDependencies {
      $0.client.name = "made with"
    } operation: {
      Model()
    }
    #expect(model.late.child() == "test")
    withDependencies {
      $0.client.name = "at the call"
    } operation: {
      #expect([model.early.child(), model.late.child()] == ["at the call", "at the call"])
    }
  }

  private struct EagerParent: TestDependencyKey {
    let child: @Sendable () -> String
    static var testValue: EagerParent {
      @Dependency(\.client.name) var name
      return EagerParent { [name] in name }
    }
  }

  private struct LazyParent: TestDependencyKey {
    let child: @Sendable () -> String
    static var testValue: LazyParent {
      LazyParent {
        @Dependency(\.client.name) var name
        return name
      }
    }
  }

  private struct KeepingParent: TestDependencyKey {
    let child: @Sendable () -> String
    static var testValue: KeepingParent {
      let name = Dependency(\.client.name)
      return KeepingParent { name.wrappedValue }
    }
  }

  private struct Diamond: TestDependencyKey {
    let sides: @Sendable () -> [String]
    static var testValue: Diamond {
      let left = Dependency(LazyParent.self)
      let right = Dependency(KeepingParent.self)
      return Diamond { [left.wrappedValue.child(), right.wrappedValue.child()] }
    }
  }
}

private struct LiveOnly: DependencyKey {
  var name: String
  static let liveValue = LiveOnly(name: "live")
}

private enum LiveAndPreview: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
}

private enum TestOnly: TestDependencyKey {
  static let testValue = "test"
}

private enum TestClientKey: TestDependencyKey {
  static let testValue = Client(name: "test")
}

extension DependencyValues {
  fileprivate var testClient: Client {
    get { self[TestClientKey.self] }
    set { self[TestClientKey.self] = newValue }
  }
}

private enum UnimplementedOptional: TestDependencyKey {
  static var testValue: Int? {
    if shouldReportUnimplemented { reportIssue("Unimplemented: UnimplementedOptional") }
    return nil
  }
}

/// An object that says the how manyth of its kind it is in the current test.
private final class Numbered: Sendable {
  let number: Int
  let inner: Numbered!

  init(_ counter: LockIsolated<Int>, inner: Numbered? = nil) {
    self.inner = inner
    number = counter.withValue {
      $0 += 1
      return $0
    }
  }
}

private enum Outer: TestDependencyKey {
  static let count = LockIsolated(0)
  static var testValue: Numbered {
    Numbered(count, inner: DependencyValues._current[Inner.self])
  }
}

private enum Inner: TestDependencyKey {
  static let count = LockIsolated(0)
  static var testValue: Numbered { Numbered(count) }
}

private enum Shared: TestDependencyKey {
  static var testValue: Numbered { Numbered(LockIsolated(0)) }
}

private enum TaskOfDefault: TestDependencyKey {
  static var testValue: Task<String, Never> {
    Task { DependencyValues._current.client.name }
  }
}
