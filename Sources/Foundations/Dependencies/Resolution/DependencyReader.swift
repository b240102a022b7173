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

  /// The reader that this one stands for in a view to which values are handed down.
  private let original: DependencyReader?

  init(
    _ read: Read, isByKeyPath: Bool, location: IssueLocation,
    capturedValues: DependencyValues = DependencyValues._current,
    original: DependencyReader? = nil
  ) {
    self.read = read
    self.original = original
    super.init(isByKeyPath: isByKeyPath, location: location, capturedValues: capturedValues)
  }

  /// The reader for a view to which values are handed down, if any are.
  func receiving(_ values: DependencyValues?) -> DependencyReader {
    let original = original ?? self
    guard let values else { return original }
    let merged = original.capturedValues._merging(values)
    if merged._isIdentical(to: original.capturedValues) { return original }
    return DependencyReader(
      read, isByKeyPath: isByKeyPath, location: location, capturedValues: merged,
      original: original)
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
    let (own, others) = (original ?? self, other.original ?? other)
    guard own !== others else { return true }
    guard own.capturedValues._isIdentical(to: others.capturedValues) else { return false }
    return switch (own.read, others.read) {
    case (.keyPath(let own), .keyPath(let others)): own == others
    // A closure tells nothing, but one place always reads the same key.
    case (.key, .key): own.location.isSamePlace(as: others.location)
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
