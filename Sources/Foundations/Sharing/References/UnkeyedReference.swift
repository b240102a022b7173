import IssueReporting

/// A shared value that is kept nowhere else.
// `@unchecked`, as a subclass has to say; it adds nothing that changes.
final class UnkeyedReference<Value>: RootReference<Value>, MutableReference, @unchecked Sendable {
  func withLock<R>(
    _ body: (inout Value) throws -> R,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) rethrows -> R {
    if let tracker = SharedChangeTracker.asserting {
      return try tracker.changes.withExpectedValue(of: self, body)
    }
    let trackers = SharedChangeTracker.tracking
    return try observers.withMutation(of: .value) {
      try lock.withLock {
        record(
          in: trackers,
          at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        return try body(&value)
      }
    }
  }

  var saveError: (any Error)? { nil }
  func save(then completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    completion(.success(()))
  }
}
