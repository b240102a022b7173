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
    recorder.reportPending(exhaustivity, at: site)
    await Task.megaYield()
    let limit = timeout ?? self.timeout
    let isFinished = await recorder.signal.wait(upTo: limit) { recorder.runningCount == 0 }
    guard !isFinished else {
      recorder.reportSharedChanges(exhaustivity, at: site)
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
}

extension TestRecorder where State: Equatable {
  /// Reports what is left at the end of the test.
  func reportLeftovers(_ exhaustivity: Exhaustivity, at site: IssueLocation) {
    reportPending(exhaustivity, at: site)
    reportSharedChanges(exhaustivity, at: site)
    for (effect, site) in forgetRunning() {
      exhaustivity.report(
        """
        An effect of this action is still running at the end of the test:

        \(String(customDumping: effect.origin).indented(by: 2))

        Let it end before the test does: 'await store.finish()', advance the clock that it waits \
        on, or send the action that cancels it. To leave it alone, skip it with \
        'await store.skipInFlightEffects()', or set 'store.exhaustivity = .off'.
        """,
        at: site
      )
    }
  }

  /// Reports the received actions that were not asserted.
  func reportPending(_ exhaustivity: Exhaustivity, at site: IssueLocation) {
    guard !received.isEmpty else { return }
    exhaustivity.report(
      """
      The test ends with \(counted(received.count, "received action")) that it did not assert:

      \(received.map { "  • " + caseLabel(of: $0.action) }.joined(separator: "\n"))

      Assert each with 'await store.receive(…)', skip them with \
      'await store.skipReceivedActions()', or set 'store.exhaustivity = .off'.
      """,
      at: site
    )
  }
}

extension TestRecorder where State: Equatable {
  /// Reports how shared values have changed since the last assertion.
  func reportSharedChanges(_ exhaustivity: Exhaustivity, at site: IssueLocation) {
    guard sharedChanges.hasChanges, let last else { return }
    sharedChanges.takeChanges().assert {
      guard last != last else { return }
      exhaustivity.report(
        """
        Effects changed shared state, and the test does not assert that:

        \(difference(last, last))

        Assert it with 'store.assert { … }', or set 'store.exhaustivity = .off'.
        """,
        at: site
      )
    }
  }
}

/// "1 effect", "2 effects".
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
