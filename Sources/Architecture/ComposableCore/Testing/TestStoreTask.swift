import IssueReporting

/// The effects that one action of a ``TestStore`` started, and those of the actions that they sent.
public struct TestStoreTask: Hashable, Sendable {
  private let task: StoreTask?
  private let timeout: Duration

  init(_ task: StoreTask?, timeout: Duration) {
    self.task = task
    self.timeout = timeout
  }

  /// Cancels the effects, and waits until they have ended.
  public func cancel() async {
    task?.cancel()
    await task?.finish()
    await Task.megaYield()
  }

  /// Whether the effects were cancelled, or there were none.
  public var isCancelled: Bool { task?.isCancelled ?? true }

  /// Waits until the effects have ended.
  ///
  /// - Parameter timeout: How long to wait at most, instead of the store's own timeout. The effects
  ///   are cancelled when it has passed.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let task else { return }
    let limit = timeout ?? self.timeout
    let isFinished = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        await task.finish()
        return true
      }
      group.addTask {
        try? await Task.sleep(for: limit)
        return false
      }
      defer { group.cancelAll() }
      return await group.next() ?? true
    }
    await Task.megaYield()
    guard !isFinished else { return }
    IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      Waited \(limit) for the effects of an action to end, and they are still running.

      If an effect waits on a clock, let the test advance that clock: override the dependency with \
      a 'TestClock'. If an effect just takes longer, pass a longer 'timeout' to 'finish'.
      """
    )
  }
}
