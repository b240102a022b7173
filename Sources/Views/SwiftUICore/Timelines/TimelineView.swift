import DataFlow
import Foundation

/// A view that makes its content anew at the times of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: start, by: 1)) { context in
///   Text(context.date.formatted(date: .omitted, time: .standard))
/// }
/// ```
///
/// While it is not on screen nothing waits for the times.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// What the content is made for.
  public struct Context {
    /// How often the content is made.
    public enum Cadence: Comparable, Hashable, Sendable {
      case live, seconds, minutes
    }

    /// The time of the schedule that has come.
    public let date: Date

    /// How often the device can show the content.
    public let cadence: Cadence = .live
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  @State private var entry: Date?
  @Environment(\.displayClock) private var clock

  /// - Parameters:
  ///   - schedule: The times. When another one takes its place its times count from then on.
  ///   - content: Makes the content.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

/// What the content of every timeline is made for: a type of its own for each schedule and content
/// would have to be known before the content is.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View {
  public var body: some View {
    content(TimelineViewDefaultContext(date: entry ?? firstEntry))
      .task(id: SameSchedule(schedule: schedule)) { await follow() }
  }

  private var firstEntry: Date {
    let now = clock.now()
    let first = schedule.entries(from: now, mode: .normal).first { _ in true }
    return min(first ?? now, now)
  }

  /// Takes each time when it has come. Those that have come already are one change.
  @MainActor
  private func follow() async {
    for date in schedule.entries(from: clock.now(), mode: .normal) {
      if date > clock.now() {
        guard (try? await clock.sleep(date)) != nil else { return }
      }
      entry = date
    }
  }
}

/// A schedule, to tell when there is another one.
private struct SameSchedule<Schedule>: Equatable {
  let schedule: Schedule

  static func == (lhs: Self, rhs: Self) -> Bool { areSame(lhs.schedule, rhs.schedule) }
}
