import CasePaths
import IssueReporting
@_spi(SharedChangeTracking) import Sharing

extension TestStore {
  /// Sends an action, and asserts how it changes the state.
  ///
  /// Where not everything must be asserted, ``state`` is then what has become of it at once: it has
  /// the changes of the actions that effects sent before the reducers were done. A description may
  /// be of that state, of the one before those actions, or of the one after all that effects have
  /// sent without waiting for anything.
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
    let task = perform(action, at: site)
    let outcome = recorder.sent ?? outcomeWithoutAction
    let immediateCount = recorder.received.count
    await letEffectsRun()
    recorder.keepUnchanged(outcome)
    if exhaustivity == .on {
      check(outcome, change, at: site)
      state = outcome.after
    } else {
      let settled = outcomeOf(outcome, followedBy: immediateCount)
      let latest = outcomeOf(outcome, followedBy: recorder.received.count)
      if change == nil {
        check(outcome, nil, at: site)
      } else {
        let outcomes = [settled, outcome, latest].compactMap { $0 }
        check(outcomes[0], or: Array(outcomes[1...]), change, at: site)
      }
      state = (settled ?? outcome).after
    }
    await letEffectsRun()
    return TestStoreTask(task, timeout: timeout)
  }

  /// What an action has changed together with the first received ones, `nil` without any of these.
  private func outcomeOf(
    _ sent: ActionOutcome<State>, followedBy count: Int
  ) -> ActionOutcome<State>? {
    let followUps = recorder.received.prefix(count).map { $0.outcome }
    guard let last = followUps.last else { return nil }
    let outcome = ActionOutcome(
      before: sent.before, after: last.after,
      sharedChanges: SharedChangeTracker(reportUnassertedChanges: false),
      hasSharedChanges: ([sent] + followUps).contains { $0.hasSharedChanges },
      nextStackElementID: last.nextStackElementID)
    recorder.keepUnchanged(outcome, afterReceived: count)
    return outcome
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
