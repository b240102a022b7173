import Foundation

/// What the time is for what is shown.
package struct DisplayClock: Sendable {
  package var now: @Sendable () -> Date
  /// Waits until a time.
  package var sleep: @Sendable (_ deadline: Date) async throws -> Void

  package init(
    now: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (_ deadline: Date) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  static let system = DisplayClock(
    now: { Date() },
    sleep: { try await Task.sleep(for: .seconds(max(0, $0.timeIntervalSinceNow))) })
}

private enum DisplayClockKey: EnvironmentKey {
  static var defaultValue: DisplayClock { .system }
}

extension EnvironmentValues {
  package var displayClock: DisplayClock {
    get { self[DisplayClockKey.self] }
    set { self[DisplayClockKey.self] = newValue }
  }
}
