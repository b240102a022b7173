import IssueReporting

extension TestStore {
  /// Drops the received actions that were not asserted; ``state`` becomes what they left.
  ///
  /// - Parameter strict: Whether it is a failure that there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await Task.megaYield()
    guard !recorder.received.isEmpty else {
      if strict { site.report("There are no received actions to skip.") }
      return
    }
    skipReceived(recorder.received.count, at: site)
  }

  /// Stops following the effects that are running. They go on, and what they send is received
  /// still.
  ///
  /// - Parameter strict: Whether it is a failure that there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await Task.megaYield()
    let skipped = recorder.forgetRunning()
    guard !skipped.isEmpty else {
      if strict { site.report("There are no running effects to skip.") }
      return
    }
    showSkipped(skipped.map(\.effect.origin), as: "running effect", at: site)
  }

  /// Drops the first received actions, and shows that.
  func skipReceived(_ count: Int, at site: IssueLocation) {
    guard count > 0 else { return }
    showSkipped(dropReceived(count), as: "received action", at: site)
  }

  /// Drops the first received actions.
  @discardableResult
  func dropReceived(_ count: Int) -> [Action] {
    let dropped = recorder.takeReceived(count)
    if let last = dropped.last { state = last.outcome.after }
    return dropped.map(\.action)
  }

  /// Shows what was skipped on purpose, which is never a failure.
  private func showSkipped(_ actions: [Any], as noun: String, at site: IssueLocation) {
    guard case .off(showSkippedAssertions: true) = exhaustivity else { return }
    exhaustivity.report(
      """
      Skipped \(counted(actions.count, noun)):

      \(String(customDumping: actions).indented(by: 2))
      """,
      at: site
    )
  }
}
