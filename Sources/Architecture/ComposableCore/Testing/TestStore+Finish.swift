import IssueReporting
@_spi(SharedChangeTracking) import Sharing

extension TestStore {
  /// Waits until every effect has ended, and asserts that nothing is left to receive.
  ///
  /// - Parameter timeout: How long to wait at most, instead of the store's own timeout.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    report(recorder.pendingActions(at: site))
    await Task.megaYield()
    let limit = timeout ?? self.timeout
    let isFinished = await recorder.signal.wait(upTo: limit) { recorder.runningCount == 0 }
    guard !isFinished else {
      report(recorder.changesOfEffects(at: site))
      return
    }
    exhaustivity.report(
      """
      Waited \(limit) for the effects to end. Still running: \
      \(counted(recorder.runningCount, "effect")).

      If an effect waits on a clock, let the test advance that clock: override the dependency with \
      a 'TestClock'. If an effect just takes longer, pass a longer 'timeout' to 'finish'.
      """,
      at: site
    )
  }

  private func report(_ leftover: TestLeftover?) {
    guard let leftover else { return }
    exhaustivity.report(leftover.message, at: leftover.site)
  }
}

/// "1 effect", "2 effects".
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
