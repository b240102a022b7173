import IssueReporting

/// What a `@Dependency` consists of. One object, so that copies of features that hold many are
/// cheap.
// `@unchecked` for the closure in `read`: nothing changes, and it captures types and key paths only.
@usableFromInline
final class DependencyReader<Value>: DependencyAccess, @unchecked Sendable {
  @usableFromInline
  enum Read {
    case keyPath(KeyPath<DependencyValues, Value> & Sendable)
    case key((DependencyValues) -> Value)
  }

  @usableFromInline let read: Read

  init(_ read: Read, isByKeyPath: Bool, location: IssueLocation) {
    self.read = read
    super.init(isByKeyPath: isByKeyPath, location: location)
  }

  @inlinable
  var value: Value {
    perform { values in
      switch read {
      case .keyPath(let keyPath): values[keyPath: keyPath]
      case .key(let read): read(values)
      }
    }
  }

  /// Whether the other reads the same from the same values.
  func isEqual(to other: DependencyReader) -> Bool {
    guard self !== other else { return true }
    guard capturedValues._isIdentical(to: other.capturedValues) else { return false }
    return switch (read, other.read) {
    case (.keyPath(let keyPath), .keyPath(let other)): keyPath == other
    // A closure tells nothing, but one place always reads the same key.
    case (.key, .key): location.isSamePlace(as: other.location)
    default: false
    }
  }
}

extension IssueLocation {
  fileprivate func isSamePlace(as other: IssueLocation) -> Bool {
    line == other.line && column == other.column
      && filePath.utf8Start == other.filePath.utf8Start
  }
}
