import Foundation

extension LocalizedStringKey {
  /// A value in a key, formatted when the locale is known.
  package enum Argument: Equatable, Sendable {
    case string(String)
    case number(FormatNumber, specifier: FormatSpecifier)
    case styled(any StyledArgument)
    case nested(any NestedText)

    func content(in locale: Locale) -> Piece.Content {
      switch self {
      case .string(let string): .string(string)
      case .number(let number, let specifier): .string(specifier.format(number, locale: locale))
      case .styled(let value): .string(value.string(in: locale))
      case .nested(let text): .nested(text)
      }
    }

    package static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.string(let lhs), .string(let rhs)): lhs == rhs
      case (.number(let lhs, let lhsSpecifier), .number(let rhs, let rhsSpecifier)):
        lhs == rhs && lhsSpecifier == rhsSpecifier
      case (.styled(let lhs), .styled(let rhs)): lhs.isEqual(to: rhs)
      case (.nested(let lhs), .nested(let rhs)): lhs.isEqual(to: rhs)
      default: false
      }
    }
  }
}

/// A value with the format style that writes it.
package protocol StyledArgument: Sendable {
  func string(in locale: Locale) -> String
  func isEqual(to other: any StyledArgument) -> Bool
}

// Sendable without being checked: a format style and its input are values by Foundation's contract,
// and both are only read here; `FormatStyle` does not say so in its constraints.
package struct StyledValue<Style: FormatStyle>: StyledArgument, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
  let input: Style.FormatInput
  let style: Style

  package init(input: Style.FormatInput, style: Style) {
    self.input = input
    self.style = style
  }

  package func string(in locale: Locale) -> String {
    style.locale(locale).format(input)
  }

  package func isEqual(to other: any StyledArgument) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && style == other.style
  }
}
