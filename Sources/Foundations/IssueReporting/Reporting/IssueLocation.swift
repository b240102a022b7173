/// A place in the source that an issue is shown at.
@usableFromInline
package struct IssueLocation: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  @usableFromInline
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports a message here.
  package func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports an error here.
  package func report(_ error: any Error) {
    reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The place that the innermost `withIssueContext` names, if there is one.
  @TaskLocal static var context: IssueLocation?

  static func current(or location: IssueLocation) -> IssueLocation {
    context ?? location
  }
}

extension IssueLocation: Hashable {
  @usableFromInline
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.line == rhs.line && lhs.column == rhs.column
      && lhs.filePath.description == rhs.filePath.description
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
