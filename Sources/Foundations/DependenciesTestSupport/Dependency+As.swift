import Dependencies

extension Dependency {
  /// Reads a dependency as the type that a test knows it to have.
  ///
  /// ```swift
  /// @Dependency(\.client, as: TestClient.self) var client
  /// ```
  ///
  /// The program stops at a read that finds another type.
  public init<Base>(
    _ keyPath: KeyPath<DependencyValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      isByKeyPath: true, fileID: fileID, filePath: filePath, line: line, column: column
    ) {
      cast($0[keyPath: keyPath], to: type, file: filePath, line: line)
    }
  }

  /// Reads the dependency of a key as the type that a test knows it to have.
  ///
  /// The program stops at a read that finds another type.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      isByKeyPath: false, fileID: fileID, filePath: filePath, line: line, column: column
    ) {
      cast($0[Key.self], to: type, file: filePath, line: line)
    }
  }
}

private func cast<Base, Value>(
  _ base: Base, to type: Value.Type, file: StaticString, line: UInt
) -> Value {
  guard let value = base as? Value else {
    fatalError(
      """
      The dependency is a '\(Swift.type(of: base as Any))', and no '\(type)': override it with one, or \
      change the type after 'as:'.
      """, file: file, line: line)
  }
  return value
}
