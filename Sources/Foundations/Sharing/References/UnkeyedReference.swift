import IssueReporting

/// A shared value that is kept nowhere else.
// `@unchecked`, as a subclass has to say; it adds nothing that changes.
final class UnkeyedReference<Value>: RootReference<Value>, MutableReference, @unchecked Sendable {
  convenience init(_ value: sending Value) {
    self.init(Cell(value))
  }

  func withLock<R>(
    _ body: (inout Value) throws -> R,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) rethrows -> R {
    try change(
      body, at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  var saveError: (any Error)? { nil }
  func save(then completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    completion(.success(()))
  }
}
