import IssueReporting

extension CasePathable {
  /// Changes the payload of a case.
  ///
  /// When the value is in another case it stays as it is, `operation` does not run, and an issue
  /// is reported.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    _ operation: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard AnyCasePath(keyPath)._modify(&self, operation) == nil else { return }
    reportIssue(
      """
      Can't modify '\(String(describing: self))' via \
      'CaseKeyPath<\(Self.self), \(Value.self)>' (aka '\(keyPath)'): it is in another case. \
      Check with 'is' first.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
