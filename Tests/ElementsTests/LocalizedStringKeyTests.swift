import Foundation
import Testing

@testable import Elements

struct LocalizedStringKeyTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  private func string(_ key: LocalizedStringKey, _ locale: Locale? = nil) -> String {
    key.string(locale: locale ?? english)
  }

  @Test func aLiteralIsShownAsItIs() {
    #expect(string("100% sure") == "100% sure")
    #expect(string("") == "")
  }

  @Test func integersAreGroupedByTheLocale() {
    #expect(string("Count: \(1_000)") == "Count: 1,000")
    #expect(string("Count: \(1_000)", german) == "Count: 1.000")
    #expect(string("\(-12_345 as Int32) \(UInt8(7))") == "-12,345 7")
    #expect(string("\(UInt64.max)") == "18,446,744,073,709,551,615")
  }

  @Test func floatingPointHasSixDecimals() {
    #expect(string("\(1.5)") == "1.500000")
    #expect(string("\(1_234.5)", german) == "1.234,500000")
    #expect(string("\(Float(0.25)) \(CGFloat(2))") == "0.250000 2.000000")
  }

  @Test func aSpecifierSaysHow() {
    #expect(string("\(3.14159, specifier: "%.2f")") == "3.14")
    #expect(string("\(1_234.567, specifier: "%.1f")", german) == "1.234,6")
    #expect(string("\(7, specifier: "%02d")") == "07")
    #expect(string("\(255, specifier: "%x")") == "ff")
    #expect(string("\(5, specifier: "%.1f")") == "5.0")
    #expect(string("\(2.9, specifier: "%d")") == "2")
    #expect(string("\(0.5, specifier: "%g")") == "0.5")
    #expect(string("\(Double.infinity, specifier: "%.1f")") == "inf")
  }

  @Test func aFormatStyleFollowsTheLocale() {
    #expect(string("\(0.25, format: .percent)") == "25%")
    #expect(string("\(1_234.5, format: .number)", german) == "1.234,5")
  }

  @Test func valuesOfFoundationShowThemselves() {
    let id = UUID()
    #expect(string("id \(id)") == "id \(id)")
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = english
    #expect(string("\(NSNumber(value: 7), formatter: formatter)") == "seven")
  }

  @Test func textAndPercentSignsGoTogether() {
    let name = "100%@"
    #expect(string("\(50)% of \(name)") == "50% of 100%@")
  }

  @Test func theKeyIsAFormat() {
    let key: LocalizedStringKey = "\(1) of \("x") at \(0.5, specifier: "%.1f")%"
    #expect(key.key == "%lld of %@ at %.1f%%")
  }

  @Test func aTableMayReorderValues() {
    let key: LocalizedStringKey = "\("a") \("b")"
    let parts = FormatString("%2$@ vor %1$@, %3$@ %d%%").parts(
      arguments: key.arguments, locale: english)
    let strings = parts.map { part in
      if case .string(let string) = part.content { string } else { "" }
    }
    #expect(strings.joined() == "b vor a, %3$@ a%")
  }

  @Test func keysAreEqualByFormatAndValues() {
    func key(_ count: Int, _ name: String) -> LocalizedStringKey { "\(count) \(name)" }
    #expect(key(1, "a") == key(1, "a"))
    #expect(key(1, "a") != key(2, "a"))
    #expect(key(1, "a") != key(1, "b"))
    #expect(LocalizedStringKey("a") == "a")
    #expect(
      LocalizedStringKey("\(0.5, format: .percent)")
        != LocalizedStringKey("\(0.5, format: .number)"))
  }

  @Test func anyTextIsSafeAsAFormat() {
    for text in ["%", "%%", "%1", "%1$", "%99$@", "%.", "% d%", "%lld %lld", "%\u{0}"] {
      _ = FormatString(text).parts(arguments: [.string("x")], locale: english)
    }
    for specifier in [
      "", "%", "d", "%s", "%n", "%*d", "%-5.1f", "%.f", "%99999999999999999999d", "%lc",
    ] {
      _ = FormatSpecifier(specifier).format(.signed(3), locale: english)
      _ = FormatSpecifier(specifier).format(.floating(.nan), locale: english)
    }
  }
}
