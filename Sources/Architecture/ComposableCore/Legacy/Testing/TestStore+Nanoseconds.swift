import CasePaths

// Any integer, not `UInt64` alone: that would be preferred to an optional `Duration` for `.zero`.

extension TestStore {
  /// Asserts that an effect sends an action, and how that changes the state.
  ///
  /// - Parameter nanoseconds: How long to wait for it at most.
  @available(*, deprecated, message: "Pass a 'Duration': 'timeout: .seconds(1)'.")
  public func receive(
    _ action: Action,
    timeout nanoseconds: some BinaryInteger,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      action, timeout: .nanoseconds(nanoseconds), assert: change, fileID: fileID, file: filePath,
      line: line, column: column)
  }

  /// Asserts that an effect sends an action for which the closure returns `true`, and how that
  /// changes the state.
  ///
  /// - Parameter nanoseconds: How long to wait for it at most.
  @available(*, deprecated, message: "Pass a 'Duration': 'timeout: .seconds(1)'.")
  @_disfavoredOverload
  public func receive(
    _ isExpected: (_ action: Action) -> Bool,
    timeout nanoseconds: some BinaryInteger,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      isExpected, timeout: .nanoseconds(nanoseconds), assert: change, fileID: fileID,
      file: filePath, line: line, column: column)
  }

  /// Asserts that an effect sends an action of a case, and how that changes the state.
  ///
  /// - Parameter nanoseconds: How long to wait for it at most.
  @available(*, deprecated, message: "Pass a 'Duration': 'timeout: .seconds(1)'.")
  @_disfavoredOverload
  public func receive<Value>(
    _ action: CaseKeyPath<Action, Value>,
    timeout nanoseconds: some BinaryInteger,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      action, timeout: .nanoseconds(nanoseconds), assert: change, fileID: fileID, file: filePath,
      line: line, column: column)
  }

  /// Asserts that an effect sends an action of a case, and how that changes the state.
  ///
  /// - Parameter nanoseconds: How long to wait for it at most.
  @available(*, deprecated, message: "Pass a 'Duration': 'timeout: .seconds(1)'.")
  @_disfavoredOverload
  public func receive<Value>(
    _ action: AnyCasePath<Action, Value>,
    timeout nanoseconds: some BinaryInteger,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      action.keyPath, timeout: .nanoseconds(nanoseconds), assert: change, fileID: fileID,
      file: filePath, line: line, column: column)
  }

  /// Waits until every effect has ended, and asserts that nothing is left to receive.
  ///
  /// - Parameter nanoseconds: How long to wait at most.
  @available(*, deprecated, message: "Pass a 'Duration': 'timeout: .seconds(1)'.")
  public func finish(
    timeout nanoseconds: some BinaryInteger,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(nanoseconds), fileID: fileID, file: filePath, line: line,
      column: column)
  }
}

extension TestStoreTask {
  /// Waits until the effects have ended.
  ///
  /// - Parameter nanoseconds: How long to wait at most.
  @available(*, deprecated, message: "Pass a 'Duration': 'timeout: .seconds(1)'.")
  public func finish(
    timeout nanoseconds: some BinaryInteger,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(nanoseconds), fileID: fileID, file: filePath, line: line,
      column: column)
  }
}
