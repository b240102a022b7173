import Foundation

/// The times at which a ``TimelineView`` makes its content anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date

  typealias Mode = TimelineScheduleMode

  /// The times, in order: the first one is the last that has come by a date.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a device can show what changes.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often, on a device that is not looked at.
  case lowFrequency
}
