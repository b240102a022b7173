import IssueReporting

/// Reads a dependency.
///
/// ```swift
/// @Dependency(\.uuid) var uuid
/// @Dependency(\.date.now) var now
/// @Dependency(Mailer.self) var mailer
/// ```
///
/// The property remembers the values from when it was made, and each read has what is assigned at the time
/// of the read on top. So a model keeps the dependencies that it was made with, and
/// ``withDependencies(_:operation:)`` around a call still changes them for that call. Do not use it for
/// `static` properties, which would be made with whatever is current at their first use.
@propertyWrapper
public struct Dependency<Value>: Sendable, CapturesDependencies {
  let capturedValues: DependencyValues
  private let read: Read
  private let access: DependencyAccess

  /// Reads a property of the dependencies, or something inside of one.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.capturedValues = DependencyValues._current
    self.read = .keyPath(keyPath)
    self.access = DependencyAccess(
      isByKeyPath: true, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reads the dependency of a key that needs no property.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.capturedValues = DependencyValues._current
    self.read = .key { $0[Key.self] }
    self.access = DependencyAccess(
      isByKeyPath: false, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The dependency now.
  public var wrappedValue: Value {
    access.perform {
      let current = DependencyValues._current
      let values = capturedValues._merging(current)
      // Nothing to install in the common case; a task-local is not free.
      if values._isIdentical(to: current) {
        return read(values)
      }
      return DependencyValues.$_current.withValue(values) { read(values) }
    }
  }
}

extension Dependency {
  private enum Read: @unchecked Sendable {
    case keyPath(KeyPath<DependencyValues, Value> & Sendable)
    // Safe to share, as it captures nothing but the type of the key.
    case key((DependencyValues) -> Value)

    func callAsFunction(_ values: DependencyValues) -> Value {
      switch self {
      case .keyPath(let keyPath): values[keyPath: keyPath]
      case .key(let read): read(values)
      }
    }
  }
}

/// Something that remembers the values from when it was made.
protocol CapturesDependencies {
  var capturedValues: DependencyValues { get }
}
