import Elements
import Foundation

/// A date with its style.
struct DatedValue: StyledArgument, Equatable {
  let date: Date
  let style: Text.DateStyle

  func string(in locale: Locale) -> String { string(in: locale, now: Date()) }

  func isEqual(to other: any StyledArgument) -> Bool { self == other as? Self }

  /// Whether the value is another one as time goes by.
  var counts: Bool { step != nil }

  func string(in locale: Locale, now: Date) -> String {
    switch style.kind {
    case .date:
      return date.formatted(
        Date.FormatStyle(locale: locale).month(.wide).day().year())
    case .time:
      return date.formatted(Date.FormatStyle(locale: locale).hour().minute())
    case .relative: return length(to: now).text
    case .offset: return (date < now ? "−" : "+") + length(to: now).text
    case .timer: return clock(to: now)
    }
  }

  /// The first time after another one at which the value reads differently.
  func nextChange(after now: Date) -> Date? {
    guard let step else { return nil }
    let unit = TimeInterval(step(now))
    let distance = date.timeIntervalSince(now)
    guard abs(distance) < Self.longest else { return nil }
    // A length is cut to whole units: towards the date it is another one just after it is whole,
    // and from the date on when it is whole.
    let wait =
      distance > 0
      ? distance - (distance / unit).rounded(.down) * unit + Self.moment
      : ((-distance / unit).rounded(.down) + 1) * unit + distance
    return now + max(wait, Self.moment)
  }

  /// In seconds: less than anybody sees, and more than a clock is wrong by.
  private static let moment = 0.001
  private static let longest = 1e12

  /// What the value counts in, in seconds; `nil` where it does not count.
  private var step: ((Date) -> Int)? {
    switch style.kind {
    case .date, .time: nil
    case .timer: { _ in 1 }
    case .relative, .offset: { length(to: $0).unit }
    }
  }

  /// How far it is in the largest units, and the smallest of those, in seconds.
  private func length(to now: Date) -> (text: String, unit: Int) {
    let parts = style.kind == .offset ? 1 : 2
    var left = wholeSeconds(to: now)
    var texts: [String] = []
    var unit = 1
    for (name, seconds) in Self.units where texts.count < parts {
      let count = left / seconds
      left %= seconds
      unit = seconds
      if count > 0 || (seconds == 1 && texts.isEmpty) { texts.append("\(count) \(name)") }
    }
    return (texts.joined(separator: ", "), unit)
  }

  private static let units = [
    ("yr", 31_536_000), ("mth", 2_592_000), ("day", 86_400), ("hr", 3600), ("min", 60), ("sec", 1),
  ]

  private func clock(to now: Date) -> String {
    let total = wholeSeconds(to: now)
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60)
    return hours > 0
      ? "\(hours):\(digits(minutes)):\(digits(seconds))" : "\(minutes):\(digits(seconds))"
  }

  private func wholeSeconds(to now: Date) -> Int {
    let interval = abs(date.timeIntervalSince(now))
    return Int(min(interval.isNaN ? 0 : interval, Self.longest))
  }
}
