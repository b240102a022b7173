import Foundation

/// As often as the device shows changes. A terminal shows thirty in a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: The least time between two changes, in seconds.
  ///   - paused: Whether the time stands still.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 30)
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: startDate, by: isPaused ? 0 : interval)
      .entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the device shows changes.
  public static var animation: Self { Self() }

  /// As often as the device shows changes, and not more often than every so many seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}
