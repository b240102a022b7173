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
      mismatch(of: self, and: keyPath),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// The cases of the value in an optional.
extension Optional where Wrapped: CasePathable {
  /// Changes the payload of a case of the value.
  ///
  /// When there is no value, or it is in another case, it stays as it is, `operation` does not run,
  /// and an issue is reported.
  @_disfavoredOverload
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>,
    _ operation: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let path = Self.allCasePaths.some.appending(AnyCasePath(keyPath))
    guard path._modify(&self, operation) == nil else { return }
    reportIssue(
      mismatch(of: self, and: keyPath),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

private func mismatch<Root, Value>(
  of value: some Any, and keyPath: CaseKeyPath<Root, Value>
) -> String {
  let path = "CaseKeyPath<\(Root.self), \(Value.self)>"
  let wanted = CaseNames.of(keyPath)
  let alias = wanted.map { " (aka '\\\(Root.self).Cases.\($0.joined(separator: "."))')" } ?? ""
  let found = CaseNames.of(value, along: wanted ?? []).joined(separator: ".")
  return """
    Can't modify '\(value)' via '\(path)'\(alias): it is \
    \(found == "nil" ? found : "in the case '\(found)'"). Check with 'is' first.
    """
}
