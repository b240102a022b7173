import Testing

@testable import TerminalRenderer

struct LineBreakingTests {
  @Test func `Lines break between words, and drop the space there`() {
    #expect(lines("one two three", width: 7) == ["one two", "three"])
    #expect(lines("one two three", width: 8) == ["one two", "three"])
    #expect(lines("one  two", width: 4) == ["one", "two"])
  }

  @Test func `A word that is too long breaks anywhere`() {
    #expect(lines("abcdefgh", width: 3) == ["abc", "def", "gh"])
    #expect(lines("a bcdefg", width: 3) == ["a", "bcd", "efg"])
  }

  @Test func `A line break ends a line, an empty line stays`() {
    #expect(lines("a\n\nb", width: 9) == ["a", "", "b"])
    #expect(lines("a\n", width: nil) == ["a", ""])
    #expect(lines("", width: 5) == [""])
  }

  @Test func `East Asian text breaks between characters, not before closing punctuation`() {
    #expect(lines("한국어한국어", width: 5) == ["한국", "어한", "국어"])
    #expect(lines("日本語。", width: 6) == ["日本", "語。"])
    #expect(lines("日「本」", width: 4) == ["日", "「本", "」"])
  }

  @Test func `A hyphen in a word may end a line, a minus may not`() {
    #expect(lines("well-known", width: 6) == ["well-", "known"])
    #expect(lines("ab -12", width: 4) == ["ab", "-12"])
  }

  @Test func `A limit of lines cuts with an ellipsis`() {
    #expect(lines("one two three four", width: 9, limit: 2) == ["one two", "three fo…"])
    #expect(lines("abcdefgh", width: 5, limit: 1) == ["abcd…"])
    #expect(lines("abcdefgh", width: 5, limit: 1, cut: .head) == ["…efgh"])
    #expect(lines("abcdefgh", width: 5, limit: 1, cut: .middle) == ["ab…gh"])
    #expect(lines("a\nb", width: 5, limit: 1) == ["a…"])
    #expect(lines("abc", width: 3, limit: 1) == ["abc"])
  }

  @Test func `No line is wider than the width, whatever the text`() {
    var random = SplitMix(seed: 7)
    let alphabet = Array("ab -한日.🇰🇷👍e\u{301}(「\n")
    for _ in 0..<500 {
      let text = String(
        (0..<Int.random(in: 0..<30, using: &random)).map { _ in
          alphabet.randomElement(using: &random)!
        })
      let width = Int.random(in: 2...9, using: &random)
      let limit = Bool.random(using: &random) ? Int.random(in: 1...3, using: &random) : nil
      let broken = LineBreaking(width: width, limit: limit).lines(of: Glyph.glyphs(of: text))
      #expect(broken.allSatisfy { $0.cellWidth <= width }, "\(text.debugDescription) in \(width)")
      #expect(broken.count <= limit ?? Int.max)
    }
  }

  private func lines(
    _ text: String, width: Int?, limit: Int? = nil, cut: LineBreaking.Cut = .tail
  ) -> [String] {
    LineBreaking(width: width, limit: limit, cut: cut).lines(of: Glyph.glyphs(of: text))
      .map { String($0.map(\.character)) }
  }
}
