/// Swift Testing, which also knows the current test and how to expect issues.
protocol SwiftTestingFramework: TestFramework {
  /// The test that the current task belongs to.
  var currentTest: TestContext.Testing.Test? { get }

  /// The identity of that test and of its arguments, which is cheaper than all of it.
  var currentRun: TestContext.Identity.Run? { get }

  func withKnownIssue(
    _ message: String?,
    isIntermittent: Bool,
    at location: IssueLocation,
    _ body: () throws -> Void
  )

  func withKnownIssue(
    _ message: String?,
    isIntermittent: Bool,
    at location: IssueLocation,
    isolation: isolated (any Actor)?,
    _ body: () async throws -> Void
  ) async
}

/// Finds Swift Testing in this process.
func loadSwiftTesting() -> (any SwiftTestingFramework)? {
  guard
    let comment = _typeByName("7Testing7CommentV") as? any RawRepresentable<String>.Type,
    let issue = _typeByName("7Testing5IssueV"),
    let location = _typeByName("7Testing14SourceLocationV"),
    let test = _typeByName("7Testing4TestV") as? any Identifiable.Type
  else { return nil }
  let severity = _typeByName("7Testing5IssueV8SeverityO") ?? Never.self

  func load<Comment: RawRepresentable<String>, Issue, Severity, Location, Test: Identifiable>(
    _: Comment.Type, _: Issue.Type, _: Severity.Type, _: Location.Type, _: Test.Type
  ) -> (any SwiftTestingFramework)? {
    SwiftTesting<Comment, Issue, Severity, Location, Test>()
  }
  return load(comment, issue, severity, location, test)
}

/// The functions of Swift Testing that this library calls, over its types.
private struct SwiftTesting<
  Comment: RawRepresentable<String>, Issue, Severity, Location, Test: Identifiable
>: SwiftTestingFramework {
  typealias MakeLocation =
    @convention(thin) @Sendable (consuming String, consuming String, Int, Int) -> Location
  typealias CurrentTest = @convention(thin) @Sendable () -> Test?
  typealias RecordIssue = @convention(thin) @Sendable (Comment?, Location) -> Issue
  typealias RecordWarning = @convention(thin) @Sendable (Comment?, Severity, Location) -> Issue
  typealias RecordError = @convention(thin) @Sendable (any Error, Comment?, Location) -> Issue
  typealias WithKnownIssue =
    @convention(thin) @Sendable (Comment?, Bool, Location, () throws -> Void) -> Void
  typealias WithKnownIssueAsync =
    @convention(thin) @Sendable (
      Comment?, Bool, isolated (any Actor)?, Location, () async throws -> Void
    ) async -> Void

  let makeLocation: MakeLocation
  let test: CurrentTest
  let recordIssue: RecordIssue
  /// Toolchains before 6.3 know errors only.
  let recordWarning: RecordWarning?
  let recordError: RecordError
  let withKnownIssue: WithKnownIssue
  let withKnownIssueAsync: WithKnownIssueAsync
  /// Toolchains before 6.1 have no identities of cases.
  let currentTestCase: (any SwiftTestingCase)?

  init?() {
    guard
      let makeLocation = loadedFunction(
        "$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC",
        as: MakeLocation.self),
      let test = loadedFunction("$s7Testing4TestV7currentACSgvgZ", as: CurrentTest.self),
      let recordIssue = loadedFunction(
        "$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ",
        as: RecordIssue.self),
      let recordError = loadedFunction(
        "$s7Testing5IssueV6record__14sourceLocationACs5Error_p_AA7CommentVSgAA06SourceE0VtFZ",
        as: RecordError.self),
      let withKnownIssue = loadedFunction(
        "$s7Testing14withKnownIssue_14isIntermittent14sourceLocation_yAA7CommentVSg_SbAA06SourceH0VyyKXEtF",
        as: WithKnownIssue.self),
      let withKnownIssueAsync = loadedFunction(
        "$s7Testing14withKnownIssue_14isIntermittent9isolation14sourceLocation_yAA7CommentVSg_SbScA_pSgYiAA06SourceI0VyyYaKXEtYaFTu",
        as: WithKnownIssueAsync.self)
    else { return nil }
    self.makeLocation = makeLocation
    self.test = test
    self.recordIssue = recordIssue
    self.recordWarning = loadedFunction(
      "$s7Testing5IssueV6record_8severity14sourceLocationAcA7CommentVSg_AC8SeverityOAA06SourceF0VtFZ",
      as: RecordWarning.self)
    self.recordError = recordError
    self.withKnownIssue = withKnownIssue
    self.withKnownIssueAsync = withKnownIssueAsync
    self.currentTestCase = loadCurrentTestCase()
  }

  var currentTest: TestContext.Testing.Test? {
    guard let test = test() else { return nil }
    return TestContext.Testing.Test(
      id: TestContext.Testing.Test.ID(rawValue: AnyHashable(test.id)),
      traits: traits(of: test)
    )
  }

  var currentRun: TestContext.Identity.Run? {
    test().map { .swiftTesting(test: $0.id, testCase: currentTestCase?.id) }
  }

  func recordIssue(_ message: String?, severity: IssueSeverity, at location: IssueLocation) {
    if severity == .warning, let recordWarning, MemoryLayout<Severity>.size == 1 {
      // An enum of two cases is stored as one byte, and `warning` is its first case.
      let warning = unsafeBitCast(0 as UInt8, to: Severity.self)
      _ = recordWarning(comment(message), warning, self.location(location))
    } else {
      _ = recordIssue(comment(message), self.location(location))
    }
  }

  func recordError(_ error: any Error, _ message: String?, at location: IssueLocation) {
    _ = recordError(error, comment(message), self.location(location))
  }

  func withKnownIssue(
    _ message: String?,
    isIntermittent: Bool,
    at location: IssueLocation,
    _ body: () throws -> Void
  ) {
    withKnownIssue(comment(message), isIntermittent, self.location(location), body)
  }

  func withKnownIssue(
    _ message: String?,
    isIntermittent: Bool,
    at location: IssueLocation,
    isolation: isolated (any Actor)?,
    _ body: () async throws -> Void
  ) async {
    await withKnownIssueAsync(
      comment(message), isIntermittent, isolation, self.location(location), body)
  }

  private func comment(_ message: String?) -> Comment? {
    message.nonEmpty.flatMap(Comment.init(rawValue:))
  }

  /// Swift Testing stops at a location that is no location, so one that a caller made up is mended.
  private func location(_ location: IssueLocation) -> Location {
    let fileID = "\(location.fileID)"
    let components = fileID.split(separator: "/")
    let isFileID = components.count > 1 && !fileID.hasPrefix("/")
    return makeLocation(
      isFileID ? fileID : (["Unknown", "Unknown"] + components).suffix(2).joined(separator: "/"),
      "\(location.filePath)", Int(max(1, location.line)), Int(max(1, location.column)))
  }

  /// The getter is a method, whose `self` no thin function type can pass, so the traits are
  /// reflected.
  private func traits(of test: Test) -> [any Sendable] {
    Mirror(reflecting: test).descendant("traits").map { traits in
      Mirror(reflecting: traits).children.map { trait in
        // Every trait is sendable, and `any Sendable` has the representation of `Any`.
        unsafeBitCast(trait.value, to: (any Sendable).self)
      }
    } ?? []
  }
}
