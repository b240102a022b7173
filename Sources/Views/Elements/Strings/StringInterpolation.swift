import Foundation

extension LocalizedStringKey {
  /// What an interpolated literal is collected in: the key as a format, and its values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package private(set) var key = ""
    package private(set) var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key +=
        literal.contains("%")
        ? literal.split(separator: "%", omittingEmptySubsequences: false)
          .joined(separator: "%%") : literal
    }

    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), specifier: "%@")
    }

    /// A number as the locale writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// A number as a format specifier has it: `"\(seconds, specifier: "%.2f")"`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(value._number, specifier: FormatSpecifier(specifier)), specifier: specifier)
    }

    /// A value as a format style of Foundation writes it, in the reader's locale.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.styled(StyledValue(input: input, style: format)), specifier: "%@")
    }

    /// A Foundation value as a formatter writes it, or as it describes itself.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
    }

    /// A Foundation value as a formatter writes it, or as it describes itself.
    public mutating func appendInterpolation<Subject: _FoundationValue>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
    }

    /// A Foundation object as a formatter writes it, or as it describes itself.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
    }

    /// Adds a text with a look of its own.
    package mutating func appendNested(_ text: any NestedText) {
      append(.nested(text), specifier: "%@")
    }

    private mutating func append(_ argument: Argument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}
