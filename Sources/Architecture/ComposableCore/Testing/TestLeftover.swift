import IssueReporting
@_spi(SharedChangeTracking) import Sharing

/// Something that a test has not asserted when it ends.
struct TestLeftover: Sendable {
  let message: String
  /// Where it is reported.
  let site: IssueLocation
}

extension TestRecorder where State: Equatable {
  /// What is left at the end of the test.
  func leftovers(at site: IssueLocation) -> [TestLeftover] {
    [pendingActions(at: site), changesOfEffects(at: site)].compactMap { $0 } + runningEffects()
  }

  /// The received actions that were not asserted.
  func pendingActions(at site: IssueLocation) -> TestLeftover? {
    guard !received.isEmpty else { return nil }
    return TestLeftover(
      message: """
        The test ends with \(counted(received.count, "received action")) that it did not assert:

        \(received.map { "  • " + caseLabel(of: $0.action) }.joined(separator: "\n"))

        Assert each with 'await store.receive(…)', skip them with \
        'await store.skipReceivedActions()', or set 'store.exhaustivity = .off'.
        """,
      site: site
    )
  }

  /// How shared values have changed since the last assertion.
  func changesOfEffects(at site: IssueLocation) -> TestLeftover? {
    guard sharedChanges.hasChanges, let last else { return nil }
    return sharedChanges.takeChanges().assert {
      guard last != last else { return nil }
      return TestLeftover(
        message: """
          Effects changed shared state, and the test does not assert that:

          \(difference(last, last))

          Assert it with 'store.assert { … }', or set 'store.exhaustivity = .off'.
          """,
        site: site
      )
    }
  }

  /// The effects that run, each where the test sent what started it.
  private func runningEffects() -> [TestLeftover] {
    forgetRunning().map { effect, site in
      TestLeftover(
        message: """
          An effect of this action is still running at the end of the test:

          \(String(customDumping: effect.origin).indented(by: 2))

          Let it end before the test does: 'await store.finish()', advance the clock that it waits \
          on, or send the action that cancels it. To leave it alone, skip it with \
          'await store.skipInFlightEffects()', or set 'store.exhaustivity = .off'.
          """,
        site: site
      )
    }
  }
}
