import CasePaths
import IssueReporting

extension TestStore {
  /// Asserts that an effect sends an action, and how that changes the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - timeout: How long to wait for it at most, instead of the store's own timeout.
  ///   - change: Makes the same change on the state before the action. Leave it out for none.
  public func receive(
    _ action: Action,
    timeout: Duration? = nil,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      .value(action), timeout, change,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an effect sends an action for which the closure returns `true`, and how that
  /// changes the state.
  @_disfavoredOverload
  public func receive(
    _ isExpected: (_ action: Action) -> Bool,
    timeout: Duration? = nil,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await withoutActuallyEscaping(isExpected) { isExpected in
      await receive(
        .predicate(isExpected), timeout, change,
        at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  /// Asserts that an effect sends an action of a case, and how that changes the state:
  /// `store.receive(\.response)`.
  @_disfavoredOverload
  public func receive<Value>(
    _ action: CaseKeyPath<Action, Value>,
    timeout: Duration? = nil,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      .casePath(action), timeout, change,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an effect sends an action of a case with a value, and how that changes the state:
  /// `store.receive(\.nameLoaded, "Blob")`.
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout: Duration? = nil,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      .casePath(action, value), timeout, change,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  @available(
    *, unavailable,
    message:
      "Receive a case key path, as in 'receive(\\.response)', or make the action 'Equatable'."
  )
  public func receive(
    _ action: Action,
    timeout: Duration? = nil,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    fatalError()
  }

  private func receive(
    _ expectation: ActionExpectation<Action>,
    _ timeout: Duration?,
    _ change: ((inout State) throws -> Void)?,
    at site: IssueLocation
  ) async {
    await waitForAction(expectation, timeout, at: site)
    guard let index = indexOfAction(expectation) else {
      let hint = recorder.runningCount == 0 ? "\n\nNo effect is running that could send it." : ""
      site.report(expectation.absence() + hint)
      return
    }
    skipReceived(index, at: site)
    let received = recorder.takeFirstReceived()
    if !expectation.matches(received.action) {
      site.report(expectation.mismatch(received.action))
    } else if let flaw = expectation.flaw(received.action) {
      site.report(flaw)
    } else {
      recorder.keepUnchanged(received.outcome)
      check(received.outcome, change, at: site)
    }
    state = received.outcome.after
    await letEffectsRun()
  }

  /// The place of the action among the received ones: the first, or when not everything must be
  /// asserted the first that matches.
  private func indexOfAction(_ expectation: ActionExpectation<Action>) -> Int? {
    exhaustivity == .on
      ? recorder.received.indices.first
      : recorder.received.firstIndex { expectation.matches($0.action) }
  }

  private func waitForAction(
    _ expectation: ActionExpectation<Action>, _ timeout: Duration?, at site: IssueLocation
  ) async {
    guard recorder.runningCount > 0 else { return }
    let limit = timeout ?? self.timeout
    let isSettled = await recorder.signal.wait(upTo: limit) {
      recorder.runningCount == 0 || indexOfAction(expectation) != nil
    }
    guard !isSettled else { return }
    let awaited = exhaustivity == .on ? "an action" : "a matching action"
    site.report(
      """
      Waited \(limit) for \(awaited), and none came while effects were running.

      If an effect waits on a clock, let the test advance that clock: override the dependency with \
      a 'TestClock'. If an effect just takes longer, \
      \(timeout == nil ? "pass a longer 'timeout' to 'receive'" : "raise the 'timeout' of 'receive'").
      """
    )
  }
}
