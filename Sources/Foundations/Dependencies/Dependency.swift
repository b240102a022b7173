import DataFlow
import IssueReporting

/// Reads a dependency.
///
/// ```swift
/// @Dependency(\.uuid) var uuid
/// @Dependency(\.date.now) var now
/// @Dependency(Mailer.self) var mailer
/// ```
///
/// The property remembers the values from when it was made, and each read has what is assigned at
/// the time of the read on top. So a model keeps the dependencies that it was made with, and
/// ``withDependencies(_:operation:)`` around a call still changes them for that call. Do not use it
/// for `static` properties, which would be made with whatever is current at their first use.
@propertyWrapper
public struct Dependency<Value>: Sendable, CapturesDependencies {
  @usableFromInline private(set) var reader: DependencyReader<Value>

  /// Reads a property of the dependencies, or something inside of one.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.reader = DependencyReader(
      .keyPath(keyPath), isByKeyPath: true,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Reads the dependency of a key that needs no property.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.reader = DependencyReader(
      .key { $0[Key.self] }, isByKeyPath: false,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Reads a dependency in a form of its own.
  ///
  /// - Parameter read: Captures types and sendable key paths only.
  package init(
    isByKeyPath: Bool, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
    _ read: @escaping (DependencyValues) -> Value
  ) {
    self.reader = DependencyReader(
      .key(read), isByKeyPath: isByKeyPath,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The dependency now.
  @inlinable
  public var wrappedValue: Value {
    reader.value
  }

  var capturedValues: DependencyValues {
    reader.capturedValues
  }
}

extension Dependency: DynamicProperty {
  @MainActor
  public mutating func _attach(to host: any _DynamicPropertyHost) {
    reader = reader.receiving((host as? any DependenciesHost)?.dependencies)
  }

  public static var _isLeaf: Bool { true }

  public static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.reader.isEqual(to: rhs.reader)
  }
}

/// The host of a view to which views further up hand dependencies down.
package protocol DependenciesHost {
  /// The dependencies that are handed down, if any are.
  @MainActor var dependencies: DependencyValues? { get }
}

/// Something that remembers the values from when it was made.
protocol CapturesDependencies {
  var capturedValues: DependencyValues { get }
}
