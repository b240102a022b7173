/// The place in the source that an issue is shown at.
struct IssueLocation: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// The place that the innermost `withIssueContext` names, if there is one.
  @TaskLocal static var context: IssueLocation?

  static func current(or location: IssueLocation) -> IssueLocation {
    context ?? location
  }
}
