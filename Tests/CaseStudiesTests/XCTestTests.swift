import ComposableArchitecture
import SwiftUI
import ViewTesting
import XCTest

@testable import CaseStudies

/// The same tools in XCTest.
final class XCTestTests: XCTestCase {
  @MainActor
  func testCountingOnScreen() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let screen = TestScreen { CounterView(store: store) }
    screen.button("Increment").press()
    XCTAssertEqual(store.count, 1)
    XCTAssert(screen.element("1").exists)
  }
}
