import Elements
import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }
    let kind: Kind

    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// How long until the date, or since.
    public static let relative = DateStyle(kind: .relative)
    /// How far the date is from now.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts to the date, or from it.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date, by the conventions of the reader's locale.
  ///
  /// What counts from now is brought up to date when it reads differently, while it is on screen.
  public init(_ date: Date, style: DateStyle) {
    self.init(.formatted(DatedValue(date: date, style: style)))
  }

  /// The days from a date to another one.
  public init(_ dates: ClosedRange<Date>) {
    let style = DateStyle.date
    self.init(
      .joined(
        Text(.joined(Text(dates.lowerBound, style: style), Text(verbatim: " – "))),
        Text(dates.upperBound, style: style)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A date in a style: `Text("Since \(date, style: .date)")`.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendNested(Text(date, style: style))
  }
}
