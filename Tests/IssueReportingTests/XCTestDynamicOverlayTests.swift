import Testing
import XCTestDynamicOverlay

@Suite struct XCTestDynamicOverlayTests {
  @available(*, deprecated)
  @Test("'XCTFail' fails a test of Swift Testing at its line")
  func xctFail() {
    let line = #line + 2
    withKnownIssue {
      XCTFail("Out of tea")
    } matching: { issue in
      issue.comments == ["Out of tea"] && issue.sourceLocation?.line == line
    }
  }
}
