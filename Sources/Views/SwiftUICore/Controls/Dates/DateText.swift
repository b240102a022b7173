import DataFlow
import Foundation

/// A part of a date as the text that a field shows.
struct DateText: Equatable {
  enum Part: Equatable {
    case date, time

    var name: String {
      switch self {
      case .date: "Date"
      case .time: "Time"
      }
    }

    fileprivate var components: Set<Calendar.Component> {
      switch self {
      case .date: [.year, .month, .day]
      case .time: [.hour, .minute]
      }
    }

    fileprivate var separator: String {
      switch self {
      case .date: "-"
      case .time: ":"
      }
    }
  }

  let part: Part
  let calendar: Calendar
  let range: ClosedRange<Date>

  func text(of date: Date) -> String {
    let components = calendar.dateComponents(part.components, from: date)
    return switch part {
    case .date:
      String(
        format: "%04d-%02d-%02d", components.year ?? 0, components.month ?? 0, components.day ?? 0)
    case .time:
      String(format: "%02d:%02d", components.hour ?? 0, components.minute ?? 0)
    }
  }

  /// A date with the part that a text names, or `nil` where it names none that is in the range.
  func date(from text: String, changing date: Date) -> Date? {
    let numbers = text.split(separator: part.separator, omittingEmptySubsequences: false)
      .map { Int($0.trimmingCharacters(in: .whitespaces)) }
    var components = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    switch (part, numbers.count) {
    case (.date, 3):
      (components.year, components.month, components.day) = (
        numbers[0], numbers[1], numbers[2]
      )
    case (.time, 2): (components.hour, components.minute) = (numbers[0], numbers[1])
    default: return nil
    }
    guard !numbers.contains(nil), components.isValidDate(in: calendar),
      let changed = calendar.date(from: components), range.contains(changed)
    else { return nil }
    return changed
  }
}

/// A part of a date at another place, as text.
final class DateTextLocation: _Location<String> {
  private let date: Binding<Date>
  private let text: DateText

  init(_ date: Binding<Date>, _ text: DateText) {
    self.date = date
    self.text = text
  }

  override func get() -> String { text.text(of: date.wrappedValue) }

  override func set(_ new: String) {
    let now = date.wrappedValue
    if let changed = text.date(from: new, changing: now), changed != now {
      date.wrappedValue = changed
    }
  }

  override func isEqual(to other: _Location<String>) -> Bool {
    guard let other = other as? DateTextLocation else { return false }
    return text == other.text && Binding._isEqual(date, other.date)
  }
}
