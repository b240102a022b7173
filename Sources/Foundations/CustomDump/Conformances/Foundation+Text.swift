import Foundation

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

extension NSExceptionName: CustomDumpStringConvertible {
  public var customDumpDescription: String { rawValue }
}

extension NSPredicate: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}
