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
  /// What counts from now is as it was when the text was last brought up to date.
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

/// A date with its style.
struct DatedValue: StyledArgument, Equatable {
  let date: Date
  let style: Text.DateStyle

  func string(in locale: Locale) -> String { string(in: locale, now: Date()) }

  func isEqual(to other: any StyledArgument) -> Bool { self == other as? Self }

  func string(in locale: Locale, now: Date) -> String {
    switch style.kind {
    case .date:
      return date.formatted(
        Date.FormatStyle(locale: locale).month(.wide).day().year())
    case .time:
      return date.formatted(Date.FormatStyle(locale: locale).hour().minute())
    case .relative:
      return Self.length(of: abs(date.timeIntervalSince(now)))
    case .offset:
      return (date < now ? "−" : "+") + Self.length(of: abs(date.timeIntervalSince(now)), parts: 1)
    case .timer:
      return Self.clock(abs(date.timeIntervalSince(now)))
    }
  }

  private static func length(of interval: TimeInterval, parts: Int = 2) -> String {
    var left = wholeSeconds(interval)
    var texts: [String] = []
    for (name, seconds) in units where texts.count < parts {
      let count = left / seconds
      left %= seconds
      if count > 0 || (seconds == 1 && texts.isEmpty) { texts.append("\(count) \(name)") }
    }
    return texts.joined(separator: ", ")
  }

  private static let units = [
    ("yr", 31_536_000), ("mth", 2_592_000), ("day", 86_400), ("hr", 3600), ("min", 60), ("sec", 1),
  ]

  private static func clock(_ interval: TimeInterval) -> String {
    let total = wholeSeconds(interval)
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60)
    return hours > 0
      ? "\(hours):\(digits(minutes)):\(digits(seconds))" : "\(minutes):\(digits(seconds))"
  }

  private static func wholeSeconds(_ interval: TimeInterval) -> Int {
    Int(min(interval.isNaN ? 0 : interval, 1e12))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A date in a style: `Text("Since \(date, style: .date)")`.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendNested(Text(date, style: style))
  }
}
