import ConcurrencyExtras
import IssueReporting
import Testing
import XCTest

@Suite struct TestIdentityTests {
  private static let identities = Locked<Set<TestContext.Identity>>([])

  @Test("Every case of a parameterized test has an identity of its own", arguments: 1...5)
  func everyCaseHasItsOwn(number: Int) throws {
    let identity = try #require(TestContext.currentIdentity)
    #expect(Self.identities.withLock { $0.insert(identity).inserted })
  }

  @Test("An identity is the same at every read, and in child tasks")
  func anIdentityIsStable() async throws {
    let identity = try #require(TestContext.currentIdentity)
    async let child = TestContext.currentIdentity
    let unstructured = await Task { TestContext.currentIdentity }.value
    #expect(TestContext.currentIdentity == identity)
    #expect(await child == identity)
    #expect(unstructured == identity)
    #expect(await Task.detached { TestContext.currentIdentity }.value == nil)
  }

  private static let counts = TestLocal { Count() }

  @Test("A test-local value is the same within a case, and another in each case", arguments: 1...5)
  func aTestLocalValueBelongsToItsCase(number: Int) async {
    Self.counts.current.add(number)
    await Task { Self.counts.current.add(number) }.value
    #expect(Self.counts.current.numbers == [number, number])
  }
}

/// In the order of their names, which is the order that XCTest runs them in.
final class XCTestIdentityTests: XCTestCase {
  private static let identities = Locked<[TestContext.Identity]>([])
  private static let values = TestLocal { Count() }
  private static let formerValue = Locked(Weak())
  private var identityOfSetUp: TestContext.Identity?

  private struct Weak: Sendable {
    weak var count: Count?
  }

  override func invokeTest() {
    let identity = TestContext.currentIdentity
    super.invokeTest()
    XCTAssertEqual(identity, TestContext.currentIdentity)
  }

  override func setUp() {
    identityOfSetUp = TestContext.currentIdentity
  }

  func test1AnIdentityIsTheSameOnEveryThread() async throws {
    let identity = try checkIsNew()
    let detached = await Task.detached { TestContext.currentIdentity }.value
    XCTAssertEqual(detached, identity)
    let queue = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: TestContext.currentIdentity) }
    }
    XCTAssertEqual(queue, identity)
  }

  func test2TheNextTestHasAnotherIdentity() throws {
    try checkIsNew()
  }

  func test3ATestLocalValueIsTheSameWithinATest() {
    Self.values.current.add(3)
    XCTAssertEqual(Self.values.current.numbers, [3])
    Self.formerValue.withLock { $0.count = Self.values.current }
    XCTAssertNotNil(Self.formerValue.withLock { $0.count })
  }

  func test4TheNextTestHasAnotherValueAndTheFormerOneIsGone() {
    XCTAssertEqual(Self.values.current.numbers, [])
    XCTAssertNil(Self.formerValue.withLock { $0.count })
  }

  @discardableResult
  private func checkIsNew() throws -> TestContext.Identity {
    let identity = try XCTUnwrap(TestContext.currentIdentity)
    XCTAssertEqual(identityOfSetUp, identity)
    let earlier = Self.identities.withLock { identities in
      defer { identities.append(identity) }
      return identities
    }
    XCTAssertFalse(earlier.contains(identity))
    return identity
  }
}

private final class Count: Sendable {
  private let state = Locked<[Int]>([])
  var numbers: [Int] { state.withLock { $0 } }
  func add(_ number: Int) { state.withLock { $0.append(number) } }
}
