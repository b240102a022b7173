import CasePaths
import ConcurrencyExtras
import IssueReporting

extension TestStore {
  /// Sends an action, and asserts how it changes the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - change: Makes the same change on the state before the action. Leave it out for none.
  /// - Returns: A handle on the effects that the action started.
  @discardableResult
  public func send(
    _ action: Action,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let site = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard !isDismissed else {
      site.report("An action was sent, and the feature has dismissed itself already.")
      return TestStoreTask(nil, timeout: timeout)
    }
    assertNothingIsPending(at: site)
    let before = state
    let task = perform(action, at: site)
    await Task.megaYield()
    let outcome = settled(recorder.sent ?? outcomeWithoutAction)
    check(from: before, to: outcome, change, at: site)
    state = outcome.state
    await Task.megaYield()
    return TestStoreTask(task, timeout: timeout)
  }

  /// Sends the action of a case, and asserts how it changes the state: `store.send(\.saveTapped)`.
  @_disfavoredOverload
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(), assert: change, fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Sends the action of a case with a value, and asserts how it changes the state:
  /// `store.send(\.nameChanged, "Blob")`.
  @_disfavoredOverload
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(value), assert: change, fileID: fileID, file: filePath, line: line, column: column)
  }

  /// What an action has changed; without exhaustivity, with what its effects have sent at once.
  private func settled(_ outcome: TestRecorder<State, Action>.Outcome)
    -> TestRecorder<State, Action>.Outcome
  {
    guard exhaustivity != .on, let last = recorder.received.last else { return outcome }
    return TestRecorder<State, Action>.Outcome(
      state: last.outcome.state, sharedChanges: outcome.sharedChanges,
      nextStackElementID: outcome.nextStackElementID)
  }

  private func assertNothingIsPending(at site: IssueLocation) {
    guard !recorder.received.isEmpty else { return }
    exhaustivity.report(
      """
      An action was sent, and \(counted(recorder.received.count, "received action")) must be \
      asserted with 'receive' first:

      \(String(customDumping: recorder.received.map(\.action)).indented(by: 2))
      """,
      at: site
    )
    if exhaustivity != .on { dropReceived(recorder.received.count) }
  }
}
