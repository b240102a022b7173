import CasePaths
import IssueReporting
@_spi(SharedChangeTracking) import Sharing

extension TestStore {
  /// Sends an action, and asserts how it changes the state.
  ///
  /// Where not everything must be asserted, ``state`` is then what has become of it at once: it has
  /// the changes of the actions that effects sent before the reducers were done. A description may
  /// be of that state, or of the one before those actions.
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
    let outcome = recorder.sent ?? outcomeWithoutAction
    let followUps = exhaustivity == .on ? 0 : recorder.received.count
    await letEffectsRun()
    outcome.keepUnchanged(before: recorder.sharedChanges(afterReceived: 0))
    let settled = settledOutcome(of: outcome, followedBy: followUps)
    check(from: before, to: [settled, outcome].compactMap(\.self), change, at: site)
    state = (settled ?? outcome).after
    await letEffectsRun()
    return TestStoreTask(task, timeout: timeout)
  }

  /// What an action has changed together with the first received ones, `nil` without any of these.
  private func settledOutcome(
    of sent: ActionOutcome<State>, followedBy count: Int
  ) -> ActionOutcome<State>? {
    let followUps = recorder.received.prefix(count).map(\.outcome)
    guard let last = followUps.last else { return nil }
    let settled = ActionOutcome(
      before: sent.before, after: last.after,
      sharedChanges: SharedChangeTracker(reportUnassertedChanges: false),
      hasSharedChanges: ([sent] + followUps).contains(where: \.hasSharedChanges),
      nextStackElementID: last.nextStackElementID)
    settled.keepUnchanged(before: recorder.sharedChanges(afterReceived: count))
    return settled
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
