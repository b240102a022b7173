import CustomDump
import Testing

@Suite struct DumpStringTests {
  @Test func plainStringIsALiteral() {
    #expect(dumped("Hello") == #""Hello""#)
    #expect(dumped("a\tb") == #""a\tb""#)
    #expect(dumped("Hello".dropFirst()) == #""ello""#)
  }

  @Test func quotesAndBackslashesMakeARawLiteral() {
    #expect(dumped(#"a "b""#) == ##"#"a "b""#"##)
    #expect(dumped(#"a\b"#) == ##"#"a\b"#"##)
    #expect(dumped(####"a "### b"####) == #####"####"a "### b"####"#####)
  }

  @Test func severalLinesMakeAMultilineLiteral() {
    #expect(dumped("a\n\nb") == "\"\"\"\na\n\nb\n\"\"\"")
    #expect(dumped("-a\n\nb".dropFirst()) == dumped("a\n\nb"))
    #expect(dumped("print(#\"\"\"\na\n\"\"\"#)").hasPrefix("##\"\"\"\n"))
  }

  @Test func labelledMultilineLiteralIsIndented() {
    #expect(
      dumped(User(id: 1, name: "a\n\nb")) == """
        User(
          id: 1,
          name: \"""
            a
        \("    ")
            b
            \"""
        )
        """
    )
  }

  @Test func onlyMemberOfSeveralLinesGetsLinesOfItsOwn() {
    #expect(
      dumped(Note(text: "a\nb")) == """
        Note(
          text: \"""
            a
            b
            \"""
        )
        """
    )
  }
}

private struct Note { var text: String }
