import ConcurrencyExtras
import XCTest

/// These look at the whole process, in which XCTest runs nothing else at the same time.
final class MainSerialExecutorEndTests: XCTestCase {
  func testAScopeEnds() {
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
    withMainSerialExecutor {
      withMainSerialExecutor {}
      XCTAssertTrue(uncheckedUseMainSerialExecutor)
    }
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
  }

  func testItIsSwitchedOnAndOff() {
    uncheckedUseMainSerialExecutor = true
    XCTAssertTrue(uncheckedUseMainSerialExecutor)
    uncheckedUseMainSerialExecutor = false
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
  }
}

/// A test case all of whose tests run on the main serial executor.
final class MainSerialExecutorInvocationTests: XCTestCase {
  override func invokeTest() {
    withMainSerialExecutor { super.invokeTest() }
  }

  func testAnAsynchronousTestIsCoveredByItsInvocation() async {
    let order = LockIsolated<[Int]>([])
    let tasks = (0..<1_000).map { index in
      Task.detached { order.withValue { $0.append(index) } }
    }
    for task in tasks { await task.value }
    XCTAssertEqual(order.value, Array(0..<1_000))
  }
}
