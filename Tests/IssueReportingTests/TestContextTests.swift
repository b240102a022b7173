import IssueReporting
import Testing

extension Tag {
  @Tag fileprivate static var marked: Tag
}

@Suite struct TestContextTests {
  @Test(.tags(.marked)) func theCurrentTestIsFoundWithItsTraits() throws {
    #expect(isTesting)
    let context = try #require(TestContext.current)
    #expect(context.isSwiftTesting)
    guard case .swiftTesting(let testing?) = context else {
      Issue.record("No test was found.")
      return
    }
    #expect(testing.test.traits.contains { $0 is Tag.List })
  }

  @Test func aTestIsTheSameInItsChildTasksAndNotInDetachedOnes() async {
    let here = TestContext.current
    async let child = TestContext.current
    let detached = await Task.detached { TestContext.current }.value
    #expect(await child == here)
    #expect(detached == .xcTest)
  }
}
