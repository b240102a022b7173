import IssueReporting

/// What a `@Dependency` consists of. One object, so that copies of features that hold many are
/// cheap.
// `@unchecked` for the closure in `read`: nothing changes, and it captures a key's type only.
final class DependencyReader<Value>: DependencyAccess, @unchecked Sendable {
  enum Read {
    case keyPath(KeyPath<DependencyValues, Value> & Sendable)
    case key((DependencyValues) -> Value)

    func callAsFunction(_ values: DependencyValues) -> Value {
      switch self {
      case .keyPath(let keyPath): values[keyPath: keyPath]
      case .key(let read): read(values)
      }
    }
  }

  let capturedValues = DependencyValues._current
  private let read: Read

  init(_ read: Read, isByKeyPath: Bool, location: IssueLocation) {
    self.read = read
    super.init(isByKeyPath: isByKeyPath, location: location)
  }

  /// The dependency among the captured values, with those that are assigned now on top.
  var value: Value {
    perform {
      let current = DependencyValues._current
      // Nothing to install in the common cases.
      if capturedValues._isIdentical(to: current) {
        return read(current)
      }
      let values = capturedValues._merging(current)
      if values._isIdentical(to: current) {
        return read(current)
      }
      return withExtendedLifetime(values.storage) {
        ThreadValues.run(.passUnretained(values.storage)) { read(values) }
      }
    }
  }
}
