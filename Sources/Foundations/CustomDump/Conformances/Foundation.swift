import Foundation

// MARK: As a text

extension Data: CustomDumpStringConvertible {
  public var customDumpDescription: String { "Data(\(count) byte\(count == 1 ? "" : "s"))" }
}

extension Date: CustomDumpStringConvertible {
  /// The time in UTC, in milliseconds.
  public var customDumpDescription: String {
    // Rounded first, since the formatter cuts off: `.789` is stored as a little less.
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    let date = Date(timeIntervalSince1970: (milliseconds + 0.01) / 1000)
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: .gmt)
    return "Date(\(date.formatted(style)))"
  }
}

extension Decimal: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

extension Locale: CustomDumpStringConvertible {
  public var customDumpDescription: String { "Locale(\(identifier))" }
}

extension URL: CustomDumpStringConvertible {
  public var customDumpDescription: String { "URL(\(absoluteString))" }
}

extension UUID: CustomDumpStringConvertible {
  public var customDumpDescription: String { "UUID(\(uuidString))" }
}

extension NSValue: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}

// MARK: As members

extension Calendar: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: [
        "identifier": identifier,
        "locale": locale as Any,
        "timeZone": timeZone,
        "firstWeekday": firstWeekday,
        "minimumDaysInFirstWeek": minimumDaysInFirstWeek,
      ],
      displayStyle: .struct
    )
  }
}

extension TimeZone: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: [
        "identifier": identifier,
        "abbreviation": abbreviation() as Any,
        "secondsFromGMT": secondsFromGMT(),
        "isDaylightSavingTime": isDaylightSavingTime(),
      ],
      displayStyle: .struct
    )
  }
}

extension NSError: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: ["domain": domain, "code": code, "userInfo": userInfo],
      displayStyle: .class
    )
  }
}

// MARK: As another value

extension NSAttributedString: CustomDumpRepresentable {
  public var customDumpValue: Any { string }
}

extension NSData: CustomDumpRepresentable {
  public var customDumpValue: Any { Data(referencing: self) }
}

extension NSDate: CustomDumpRepresentable {
  public var customDumpValue: Any { Date(timeIntervalSince1970: timeIntervalSince1970) }
}

extension NSString: CustomDumpRepresentable {
  public var customDumpValue: Any { String(describing: self) }
}

extension NSURL: CustomDumpRepresentable {
  public var customDumpValue: Any { self as URL }
}

extension NSUUID: CustomDumpRepresentable {
  public var customDumpValue: Any { self as UUID }
}
