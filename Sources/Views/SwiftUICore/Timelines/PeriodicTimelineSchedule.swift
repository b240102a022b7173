import Foundation

/// Times that are equally far from one another.
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// - Parameters:
  ///   - startDate: One of the times.
  ///   - interval: How far they are from one another, in seconds. What is not above zero has the
  ///     start as its only time.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval > 0 ? interval : 0
  }

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> some Sequence<Date> {
    let passed = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    let first = interval > 0 && passed > 0 ? passed : 0
    return sequence(state: first) { count in
      guard count == first || interval > 0 else { return nil }
      defer { count += 1 }
      return self.startDate + count * interval
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Times that are equally far from one another, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}
