import Foundation

/// A format from the source or from a table: literal text and specifiers, which may give the place
/// of their value (`%2$@`).
struct FormatString {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The text with the values in it. A specifier without a value stays as it is.
  func parts(
    arguments: [LocalizedStringKey.Argument], locale: Locale
  ) -> [LocalizedStringKey.Part] {
    var parts: [LocalizedStringKey.Part] = []
    var literal = ""
    var next = 0
    var rest = text[...]

    func append(_ argument: LocalizedStringKey.Argument) {
      if !literal.isEmpty { parts.append(.written(literal)) }
      literal = ""
      parts.append(.value(argument.content(in: locale)))
    }

    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        literal += "%"
        rest = rest.dropFirst(2)
        continue
      }
      guard let specifier = Specifier(rest) else {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      if arguments.indices.contains(index) {
        append(arguments[index])
      } else {
        literal += rest.prefix(specifier.length)
      }
      rest = rest.dropFirst(specifier.length)
    }
    literal += rest
    if !literal.isEmpty || parts.isEmpty { parts.append(.written(literal)) }
    return parts
  }

  /// The extent of a specifier, and the place of its value where it names one.
  private struct Specifier {
    var position: Int?
    var length: Int

    init?(_ text: Substring) {
      var rest = text.dropFirst()
      let digits = rest.prefix(while: \.isNumber)
      if rest.dropFirst(digits.count).first == "$", let position = Int(digits) {
        self.position = position
        rest = rest.dropFirst(digits.count + 1)
      }
      rest = rest.drop { "-+ #0'.123456789hlLqjzt".contains($0) }
      guard let conversion = rest.first, "@diouxXcfFeEgGaAs".contains(conversion) else {
        return nil
      }
      length = text.count - rest.count + 1
    }
  }
}
