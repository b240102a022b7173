import Testing

@testable import TerminalRenderer

struct CharacterWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("ß", 1), ("−", 1), ("▌", 1),
      ("한", 2), ("日", 2), ("あ", 2), ("。", 2), ("Ａ", 2),
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇰🇷", 2), ("❤️", 2), ("1️⃣", 2), ("❤", 1),
      ("e\u{301}", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("กำ", 2), ("\u{301}", 0), ("\u{200B}", 0),
    ] as [(Character, Int)])
  func `A character takes the cells that a modern terminal gives it`(
    character: Character, width: Int
  ) {
    #expect(character.cellWidth == width)
  }

  @Test func `Terminals agree on one scalar that is no picture`() {
    #expect(!Character("한").hasUncertainWidth)
    #expect(!Character("a").hasUncertainWidth)
    #expect(Character("👍").hasUncertainWidth)
    #expect(Character("e\u{301}").hasUncertainWidth)
    #expect(Character("❤️").hasUncertainWidth)
  }

  @Test func `A control character is shown as its picture`() {
    #expect(shown("a\u{1B}[2Jb\u{7F}") == "a␛[2Jb␡")
    #expect(shown("\u{9B}31m") == "�31m")
    #expect(shown("\u{7}") == "␇")
  }

  @Test func `What shows nothing is left out, and a tab is spaces`() {
    #expect(shown("a\u{202E}b\u{200B}c") == "abc")
    #expect(shown("a\tb") == "a    b")
  }

  private func shown(_ text: String) -> String {
    String(Glyph.glyphs(of: text).map(\.character))
  }
}
