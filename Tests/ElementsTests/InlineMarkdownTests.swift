import Foundation
import Testing

@testable import Elements

@Suite("Marks of Markdown in a text")
struct InlineMarkdownTests {
  /// The text with the looks spelt out: `b(…)` strong, `i(…)` emphasis, `s(…)` struck through,
  /// `c(…)` code and `l(…)` a link.
  private func spelled(_ key: LocalizedStringKey) -> String {
    let names: [(InlineLook, String)] = [
      (.link, "l"), (.strong, "b"), (.emphasis, "i"), (.strikethrough, "s"), (.code, "c"),
    ]
    return key.pieces().map { piece in
      guard case .string(let string) = piece.content else { return "?" }
      let looks = names.filter { piece.look.contains($0.0) }.map(\.1).joined()
      return looks.isEmpty ? string : "\(looks)(\(string))"
    }.joined()
  }

  @Test(
    "Marks say how the text between them looks",
    arguments: [
      ("a **b** c", "a b(b) c"), ("__b__", "b(b)"), ("*i* _i_", "i(i) i(i)"),
      ("***both***", "bi(both)"), ("**a *b* c**", "b(a )bi(b)b( c)"),
      ("*a **b** c*", "i(a )bi(b)i( c)"), ("~~gone~~", "s(gone)"), ("~~a **b**~~", "s(a )bs(b)"),
      ("`a*b*` `` ` `` ` x `", "c(a*b*) c(`) c(x)"), ("`\\`", "c(\\)"),
      ("[t](https://a.b/c_d_e)", "l(t)"), ("[**t** u](x \"title\")!", "lb(t)l( u)!"),
      ("**[t](<a b>)**", "lb(t)"), ("[a](b(c)d) [e]( f )", "l(a) l(e)"),
      ("<https://a.b/_c_> <me@a.b>", "l(https://a.b/_c_) l(me@a.b)"),
      ("\\*a\\* \\\\ \\`b\\` \\q", "*a* \\ `b` \\q"), ("a**b**c", "ab(b)c"),
      ("**Größe 👩‍👩‍👧**", "b(Größe 👩‍👩‍👧)"), ("(_a_)", "(i(a))"), ("**a\nb**", "b(a\nb)"),
    ])
  func marks(text: String, expected: String) {
    #expect(spelled(LocalizedStringKey(text)) == expected)
  }

  @Test(
    "What marks nothing is shown",
    arguments: [
      "2 * 3 * 4", "a_b_c", "snake_case_name", "__init__x", "****", "**", "*", "_", "~", "~a~",
      "~~~a~~~", "`", "``a`", "** a **", "* item", "[x]", "[x] (y)", "[x](y", "[x](a b)", "](x)",
      "[[[", "a < b > c", "<b>", "1 <2> 3", "\\", "_a", "~~a", "https://a.b", "100% _", "a * b*",
    ])
  func noMarks(text: String) {
    #expect(spelled(LocalizedStringKey(text)) == text)
  }

  @Test(
    "Marks without another end stay",
    arguments: [
      ("**a*", "*i(a)"), ("*a**", "i(a)*"), ("**a *b**", "*i(a b)"), ("*a [b*](c)", "*a l(b*)"),
      ("[a [b](c)](d)", "[a l(b)](d)"), ("`a **b**", "`a b(b)"), ("*a `b*`", "*a c(b*)"),
      ("*a*b**", "i(a)b**"), ("**a*b**", "b(a*b)"), ("_a_b_", "i(a_b)"), ("[a](b) *", "l(a) *"),
    ])
  func unmatched(text: String, expected: String) {
    #expect(spelled(LocalizedStringKey(text)) == expected)
  }

  @Test("Values are shown as they are, in the look of what is around them")
  func values() {
    let (marked, word) = ("*a* [b](c) `d`", "x")
    #expect(spelled("\(marked)") == marked)
    #expect(spelled("_e_ \(marked)") == "i(e) \(marked)")
    #expect(spelled("**\(word)**: _\(marked)_") == "b(x): i(\(marked))")
    #expect(spelled("`\(marked)` [\(word)](\(marked))") == "c(\(marked)) l(x)")
    #expect(spelled("snake_\(word)_case \("*")a\("*")") == "snake_x_case *a*")
    #expect(spelled("**\(50)%**") == "b(50%)")
  }

  @Test("A key's string has the marks, and values join with the text around them")
  func strings() {
    let key: LocalizedStringKey = "**a** \("b") c"
    #expect(key.string() == "**a** b c")
    #expect(key.pieces().count == 2)
    #expect(LocalizedStringKey("").pieces().count == 1)
    #expect(LocalizedStringKey("[](a)").pieces().count == 1)
  }

  /// With work that grows with the square of the length each of these would take minutes.
  @Test(
    "A hundred thousand marks are read in one go",
    arguments: [
      "*", "*a ", "a* ", "*a_ ", "*a **a ", "a**b", "[", "[]", "[a](", "[a](<b", "[a](b \"", "[*a",
      "*[a](b)", "`a ``", "<a:", "~~a ",
    ])
  func longTexts(mark: String) {
    let text = String(repeating: mark, count: 100_000 / mark.count) + ")*a*"
    #expect(!LocalizedStringKey(text).pieces().isEmpty)
  }

  @Test("Backticks of a thousand lengths are read in one go")
  func backticks() {
    let text = (1...1000).map { String(repeating: "`", count: $0) }.joined(separator: "a")
    #expect(spelled(LocalizedStringKey(text)) == text)
  }
}
