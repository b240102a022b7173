import Dependencies
import XCTest

/// Tests of XCTest, whose overrides are those of `invokeTest`.
class XCTestTests: XCTestCase {
  @Dependency(\.client) var client
  private var nameInSetUp: String?

  override func invokeTest() {
    withDependencies {
      $0.client.name = "invoked"
    } operation: {
      super.invokeTest()
    }
  }

  override func setUp() {
    nameInSetUp = DependencyValues._current.client.name
  }

  var expectedName: String { "invoked" }

  func testAnOverrideAroundTheInvocationIsSeen() {
    XCTAssertEqual(client.name, expectedName)
    XCTAssertEqual(nameInSetUp, expectedName)
    @Dependency(\.client.name) var local
    XCTAssertEqual(local, expectedName)
  }

  func testItIsSeenByAsynchronousTests() async throws {
    await Task.yield()
    XCTAssertEqual(client.name, expectedName)
    XCTAssertEqual(nameInSetUp, expectedName)
  }

  func testItIsSeenByTestsThatThrow() throws {
    XCTAssertEqual(client.name, expectedName)
  }

  func testItBeatsThatOfAModelWhoseScopeHasEnded() {
    struct Model {
      @Dependency(\.client.name) var name
    }
    let model = withDependencies {
      $0.client.name = "made with"
    } operation: {
      let model = Model()
      XCTAssertEqual(model.name, "made with")
      return model
    }
    XCTAssertEqual(model.name, expectedName)
  }

  func testATrueConditionPasses() {
    @Dependency(\.assert) var assert
    @Dependency(\.precondition) var precondition
    assert(true)
    precondition(true)
  }

  func testAFalseConditionIsAnIssue() {
    @Dependency(\.assert) var assert
    @Dependency(\.precondition) var precondition
    @Dependency(\.assertionFailure) var assertionFailure
    withExpectedIssue { assert(false, "Cold") }
    withExpectedIssue { precondition(false, "Spilled") }
    withExpectedIssue { assertionFailure("Gone") }
  }

  func testDependenciesOfATestCaseWithoutPropertiesAreReported() {
    final class Plain: XCTestCase {}
    withExpectedIssue {
      withDependencies(from: Plain(name: "none") { _ in }) {}
    }
  }
}

/// The same, with one more layer around the invocation.
final class XCTestLayerTests: XCTestTests {
  override func invokeTest() {
    withDependencies {
      $0.client.name = "invoked by the subclass"
      $0.client.fetch = { "layer" }
    } operation: {
      super.invokeTest()
    }
  }

  override var expectedName: String { "invoked" }

  func testWhatEachLayerOverridesIsSeen() {
    XCTAssertEqual(client.name, "invoked")
    XCTAssertEqual(client.fetch(), "layer")
  }
}

/// Both cases count in one default, and each starts from zero.
final class XCTestCacheTests: XCTestCase {
  @Dependency(CountKey.self) private var count

  func testADefaultIsNew() {
    XCTAssertEqual(count.withValue(next), 1)
    XCTAssertEqual(count.withValue(next), 2)
  }

  func testADefaultIsNewForEachTest() async {
    await Task.yield()
    XCTAssertEqual(count.withValue(next), 1)
  }

  func testAPreparedValueIsThatOfItsTest() {
    prepareDependencies { $0.client.name = "prepared" }
    XCTAssertEqual(DependencyValues._current.client.name, "prepared")
  }

  func testAValueIsPreparedAgain() {
    prepareDependencies { $0.client.name = "prepared again" }
    XCTAssertEqual(DependencyValues._current.client.name, "prepared again")
  }

  func testADefaultOfAQueueIsThatOfTheTest() {
    let count = count
    let queue = DispatchQueue(label: "queue")
    let onQueue = queue.sync { DependencyValues._current[CountKey.self] }
    XCTAssert(count === onQueue)
  }
}

@Sendable private func next(_ count: inout Int) -> Int {
  count += 1
  return count
}

private enum CountKey: TestDependencyKey {
  static var testValue: LockIsolated<Int> { LockIsolated(0) }
}
