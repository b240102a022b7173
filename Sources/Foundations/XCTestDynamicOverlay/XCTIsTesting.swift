import IssueReporting

/// Whether this process runs tests.
@available(*, deprecated, renamed: "isTesting")
public var _XCTIsTesting: Bool { isTesting }
