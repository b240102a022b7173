import CustomDump
import IssueReporting
import TestSupport
import Testing

/// The assertions from before `expectNoDifference`: they compile, with a deprecation.
@Suite struct DeprecatedTests {
  private let old: any OldAssertions = OldCode()

  /// The messages of the issues that `body` reports.
  private func messages(of body: () -> Void) -> [String] {
    let recorder = IssueRecorder()
    withIssueReporters([recorder], operation: body)
    return recorder.messages
  }

  @Test("XCTAssertNoDifference says which it is, and ends with the message")
  func noDifference() {
    #expect(messages { old.assertNoDifference(1, 1, "sum") } == [])
    #expect(
      messages { old.assertNoDifference(1, 2, "sum") } == [
        """
        XCTAssertNoDifference failed: …

          \u{2212} 1
          + 2

        (First: \u{2212}, Second: +) - sum
        """
      ]
    )
  }

  @Test("XCTAssertDifference compares what the changes and the operation make of a value")
  func difference() {
    #expect(messages { old.assertDifference(adding: 1, expecting: 1) } == [])
    #expect(messages { old.assertDifference(adding: 0, expecting: 0) } == [])
    #expect(
      messages { old.assertDifference(adding: 1, expecting: 2) } == [
        """
        XCTAssertDifference failed: …

          \u{2212} 2
          + 1

        (Expected: \u{2212}, Actual: +) - sum
        """
      ]
    )
  }

  @MainActor @Test("XCTAssertDifference runs an asynchronous operation on the caller's actor")
  func asynchronousDifference() async {
    await old.assertDifferenceLater()
  }
}

/// Behind a protocol, whose callers are not told of the deprecations.
private protocol OldAssertions {
  func assertNoDifference(_ a: Int, _ b: Int, _ message: String)
  func assertDifference(adding number: Int, expecting sum: Int)
  @MainActor func assertDifferenceLater() async
}

private struct OldCode: OldAssertions {
  @available(*, deprecated)
  func assertNoDifference(_ a: Int, _ b: Int, _ message: String) {
    XCTAssertNoDifference(a, b, message)
  }

  @available(*, deprecated)
  func assertDifference(adding number: Int, expecting sum: Int) {
    var value = 0
    XCTAssertDifference(value, "sum") {
      value += number
    } changes: {
      $0 = sum
    }
  }

  @available(*, deprecated)
  @MainActor func assertDifferenceLater() async {
    var value = 0
    await XCTAssertDifference(value) {
      await Task.yield()
      MainActor.assertIsolated()
      value += 1
    } changes: {
      $0 = 1
    }
  }
}
