import CasePaths

extension TestStore {
  /// Asserts that an effect sends an action of a case, and how that changes the state.
  @available(*, deprecated, message: "Name the case by a key path: 'store.receive(\\.response)'.")
  @_disfavoredOverload
  public func receive<Value>(
    _ action: AnyCasePath<Action, Value>,
    timeout: Duration? = nil,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      action.keyPath, timeout: timeout, assert: change, fileID: fileID, file: filePath, line: line,
      column: column)
  }
}
