import IssueReporting
import SwiftUI
import ViewTesting
import XCTest

final class XCTestTests: XCTestCase {
  @MainActor
  func testAScreenWorksInXCTest() async {
    let screen = TestScreen(columns: 60, rows: 30) { Gallery() }
    screen.button("Increment").press()
    XCTAssertTrue(screen.contains("Count: 1"))
  }

  @MainActor
  func testAMissingElementFailsAnXCTest() async {
    let screen = TestScreen(columns: 60, rows: 30) { Gallery() }
    withExpectedIssue { screen.button("Nothing").press() }
  }
}
