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
