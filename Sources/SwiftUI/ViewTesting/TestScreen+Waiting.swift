import IssueReporting

extension TestScreen {
  /// Waits until the screen is as a condition says, for what an effect does.
  ///
  ///     screen.button("Log in").press()
  ///     await screen.wait { $0.contains("Welcome") }
  ///
  /// The condition is asked at once and after each change of the screen; nothing is polled. When it
  /// does not come true in time, the test fails with what the screen shows.
  public func wait(
    timeout: Duration = .seconds(30),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    until condition: @escaping @MainActor (TestScreen) -> Bool
  ) async {
    tree.update()
    if condition(self) { return }
    let isInTime = await withCheckedContinuation { continuation in
      let wait = waits.add(condition, continuation)
      waits.setDeadline(
        Task { [weak self] in
          guard (try? await Task.sleep(for: timeout)) != nil else { return }
          // What happened in time may not be on screen yet, where the main actor was busy.
          await Task.yield()
          self?.tree.update()
          self?.waits.end(wait, isInTime: false)
        }, of: wait)
    }
    guard !isInTime else { return }
    IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      .report("The screen is not as awaited after \(timeout).\n\n\(description)")
  }

  /// Ends the waits whose conditions are true now.
  func endWaits() {
    for (id, condition) in waits.conditions where condition(self) {
      waits.end(id, isInTime: true)
    }
  }
}

/// Who waits for the screen to change.
@MainActor
struct Waits {
  typealias Condition = @MainActor (TestScreen) -> Bool

  private struct Wait {
    let condition: Condition
    let continuation: CheckedContinuation<Bool, Never>
    var deadline: Task<Void, Never>?
  }

  private var waits: [Int: Wait] = [:]
  private var lastID = 0

  nonisolated init() {}

  var conditions: [(Int, Condition)] { waits.map { ($0.key, $0.value.condition) } }

  mutating func add(
    _ condition: @escaping Condition, _ continuation: CheckedContinuation<Bool, Never>
  ) -> Int {
    lastID += 1
    waits[lastID] = Wait(condition: condition, continuation: continuation)
    return lastID
  }

  mutating func setDeadline(_ deadline: Task<Void, Never>, of id: Int) {
    waits[id]?.deadline = deadline
  }

  mutating func end(_ id: Int, isInTime: Bool) {
    guard let wait = waits.removeValue(forKey: id) else { return }
    wait.deadline?.cancel()
    wait.continuation.resume(returning: isInTime)
  }
}
