import Foundation

/// One specifier of a format, as C has them: `%lld`, `%.2f`, `%05d`.
package struct FormatSpecifier: Equatable, Sendable {
  private let flags: String
  private let width: Int?
  private let precision: Int?
  private let conversion: Character

  package init(_ specifier: String) {
    var rest = specifier.drop { $0 == "%" }
    func take(_ belongs: (Character) -> Bool) -> String {
      let taken = rest.prefix(while: belongs)
      rest.removeFirst(taken.count)
      return String(taken)
    }
    /// A length as long as a line at most: what a table says must not cost the app its memory.
    func takeLength() -> Int? {
      let digits = take { $0.isASCII && $0.isNumber }
      return digits.isEmpty ? nil : min(Int(digits) ?? .max, 255)
    }
    flags = take { "-+ #0".contains($0) }
    width = takeLength()
    if rest.first == "." {
      rest.removeFirst()
      precision = takeLength() ?? 0
    } else {
      precision = nil
    }
    _ = take { "hlLqjzt".contains($0) }
    conversion = rest.first ?? "@"
  }

  /// A plain number is written as the locale does; one with flags or a width, and any other
  /// notation, as C does.
  package func format(_ number: FormatNumber, locale: Locale) -> String {
    let isPlain = flags.isEmpty && width == nil
    switch (conversion, number) {
    case ("d", .signed(let value)) where isPlain && precision == nil,
      ("i", .signed(let value)) where isPlain && precision == nil:
      return value.formatted(.number.locale(locale))
    case ("u", .unsigned(let value)) where isPlain && precision == nil:
      return value.formatted(.number.locale(locale))
    case ("f", .floating(let value)) where isPlain && value.isFinite,
      ("F", .floating(let value)) where isPlain && value.isFinite:
      return value.formatted(
        .number.precision(.fractionLength(precision ?? 6)).rounded(rule: .toNearestOrEven)
          .locale(locale))
    default:
      return String(format: cFormat(for: number), argument(for: number))
    }
  }

  /// The specifier with the length of the argument that goes with it.
  private func cFormat(for number: FormatNumber) -> String {
    let precision = precision.map { ".\($0)" } ?? ""
    let width = width.map(String.init) ?? ""
    return "%" + flags + width + precision + (takesInteger ? "ll" : "") + String(cConversion)
  }

  private func argument(for number: FormatNumber) -> any CVarArg {
    switch number {
    case .signed(let value): takesInteger ? value : Double(value)
    case .unsigned(let value): takesInteger ? value : Double(value)
    case .floating(let value):
      takesInteger ? (Int64(exactly: value.rounded(.towardZero)) ?? 0) : value
    }
  }

  private var takesInteger: Bool { "diouxX".contains(cConversion) }

  /// What C can do with a number: `%@` and unknown conversions show it in its shortest form.
  private var cConversion: Character {
    "diouxXfFeEgGaA".contains(conversion) ? conversion : "g"
  }
}
