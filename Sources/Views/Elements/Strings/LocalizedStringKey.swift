import Foundation

/// A text as the source writes it: a key into the app's tables of strings, with the values that go
/// into it.
///
/// A literal with interpolations makes the key a format (`"Count: \(count)"` looks up `Count:
/// %lld`); a table may then say it in another language and in another order. What no table has
/// shows as it was written. Numbers are formatted for the reader's locale: `"\(1000)"` is 1,000 in
/// English.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What a table is asked for.
  package let key: String
  /// The values of the key's specifiers, in the order of the source.
  package let arguments: [Argument]
  /// Whether the key is a format, in which `%` begins a specifier.
  private let isFormat: Bool

  public init(_ value: String) {
    self.key = value
    self.arguments = []
    self.isFormat = false
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    self.key = stringInterpolation.key
    self.arguments = stringInterpolation.arguments
    self.isFormat = true
  }

  /// The text in a locale's conventions and in the language of `bundle`'s tables, with the marks
  /// that ``pieces(table:bundle:locale:)`` reads.
  package func string(
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current
  ) -> String {
    parts(table: table, bundle: bundle, locale: locale).map { part in
      switch part.content {
      case .string(let string): string
      case .nested(let nested):
        nested.runs(style: TextStyle(), locale: locale).map(\.text).joined()
      }
    }.joined()
  }

  /// The text as its format has it: what is written, and the values in it.
  func parts(table: String?, bundle: Bundle?, locale: Locale) -> [Part] {
    let text = StringTables.lookUp(key, table: table, in: bundle)
    guard isFormat else { return [.written(text)] }
    return FormatString(text).parts(arguments: arguments, locale: locale)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.key == rhs.key && lhs.arguments == rhs.arguments && lhs.isFormat == rhs.isFormat
  }
}
