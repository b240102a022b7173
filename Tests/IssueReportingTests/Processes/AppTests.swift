import Testing

/// Issues outside of tests.
@Suite struct AppTests {
  @Test("An app links neither Swift Testing nor XCTest")
  func noTestLibraryIsLoaded() async throws {
    let probe = try await FinishedProcess.probe("libraries")
    #expect(probe.output.contains("libswiftCore.so"))
    #expect(!probe.output.contains("Testing"))
    #expect(!probe.output.contains("XCTest"))
  }

  @Test("An app is not testing and has no test context")
  func anAppIsNotTesting() async throws {
    let probe = try await FinishedProcess.probe("context")
    #expect(probe.output == "false nil\n")
  }

  @Test(
    "A process that a test environment or a test runner started is testing",
    arguments: [
      "XCTestBundlePath", "XCTestBundleInjectPath", "XCTestConfigurationFilePath",
      "XCTestSessionIdentifier", "BAZEL_TEST",
    ])
  func testEnvironments(variable: String) async throws {
    let probe = try await FinishedProcess.probe("context", environment: [variable: "1"])
    #expect(probe.output == "true Optional(IssueReporting.TestContext.xcTest)\n")
  }

  @Test(
    "A process with the arguments of a test runner is testing",
    arguments: ["--testing-library", "/usr/bin/swiftpm-testing-helper", "xctest", "/a/Tea.xctest"])
  func testRunners(argument: String) async throws {
    let probe = try await FinishedProcess.probe("context", argument)
    #expect(probe.output.hasPrefix("true "))
  }

  @Test("An issue is a line on standard error, with its place, and the app goes on")
  func anIssueIsALine() async throws {
    let probe = try await FinishedProcess.probe("report")
    #expect(
      probe.errors == """
        IssueProbe/IssueProbe.swift:15: Out of tea
        IssueProbe/IssueProbe.swift:16: Issue reported
        IssueProbe/IssueProbe.swift:17: Issue reported
        IssueProbe/IssueProbe.swift:18: Nearly out of tea
        IssueProbe/IssueProbe.swift:19: Caught error: Spilled(): While pouring

        """)
    #expect(probe.hasSucceeded)
  }

  @Test("Without test libraries a test process says that the issue fails no test")
  func aTestProcessWithoutLibraries() async throws {
    let probe = try await FinishedProcess.probe("report", environment: ["BAZEL_TEST": "1"])
    #expect(probe.errors.contains("fails no test"))
    #expect(probe.errors.contains("IssueProbe/IssueProbe.swift:15: Out of tea\n"))
  }

  @Test("The breakpoint reporter goes on where no debugger is attached")
  func breakpoint() async throws {
    let probe = try await FinishedProcess.probe("breakpoint")
    #expect(probe.errors == "IssueProbe/IssueProbe.swift:21: Out of tea\n")
    #expect(probe.hasSucceeded)
  }

  @Test("Reporters that are set outside of a scope are those of the whole process")
  func reportersOfTheProcess() async throws {
    let probe = try await FinishedProcess.probe("process")
    #expect(probe.errors == "IssueProbe/IssueProbe.swift:26: Out of tea\n")
  }

  @Test("In an app expected issues are printed, and their absence is an issue")
  func expectedIssues() async throws {
    let probe = try await FinishedProcess.probe("expect")
    #expect(
      probe.output == """
        IssueProbe/IssueProbe.swift:28: Expected
        IssueProbe/IssueProbe.swift:29: Caught error: Spilled()

        """)
    #expect(
      probe.errors == "IssueProbe/IssueProbe.swift:34: Known issue was not recorded: No tea\n")
  }
}
