import ConcurrencyExtras
import Testing

/// As Swift Testing itself shows it. `TestStoreXCTests` says the same of XCTest.
@MainActor
@Suite struct `A failure of a test store in Swift Testing` {
  @Test func `Is shown at the assertion, or where the test started what is left`() async {
    let shown = LockIsolated<[Int?]>([])
    var expected: [Int] = []
    await withKnownIssue {
      expected = await failEveryAssertion()
    } matching: { issue in
      shown.withValue { $0.append(issue.sourceLocation?.line) }
      return issue.sourceLocation?.fileID.hasSuffix("/FailingAssertions.swift") == true
    }
    #expect(shown.value == expected)
  }
}
