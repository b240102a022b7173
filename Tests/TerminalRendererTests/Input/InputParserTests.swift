import Testing

@testable import TerminalRenderer

struct InputParserTests {
  @Test func `Typed characters are text, however their bytes are cut`() {
    #expect(parse("aé한👍") == [.text("aé한👍")])
    var parser = InputParser()
    let bytes = Array("한".utf8)
    #expect(parser.parse(bytes[..<2]) == [])
    #expect(parser.parse(bytes[2...]) == [.text("한")])
  }

  @Test func `Bytes that are no UTF-8 are left out`() {
    #expect(parse([0xFF, 0xFE, 0x80]) == [])
    #expect(parse([0x61, 0xC3, 0x28, 0xE0, 0x80, 0x62]) == [.text("a(b")])
    #expect(parse([0xC3, 0x0D]) == [.key(.enter)])
    #expect(parse(Array("\u{9B}2J".utf8)) == [.text("2J")])
  }

  @Test(
    arguments: [
      ("\r", .key(.enter)), ("\n", .key(.enter)), ("\t", .key(.tab)), ("\u{7F}", .key(.backspace)),
      ("\u{3}", .key(.character("c"), .control)), ("\u{1}", .key(.character("a"), .control)),
      ("\u{1B}[A", .key(.up)), ("\u{1B}OB", .key(.down)), ("\u{1B}[Z", .key(.tab, .shift)),
      ("\u{1B}[1;5C", .key(.right, .control)), ("\u{1B}[1;3D", .key(.left, .alt)),
      ("\u{1B}[1;2H", .key(.home, .shift)), ("\u{1B}[4~", .key(.end)),
      ("\u{1B}[3;5~", .key(.delete, .control)),
      ("\u{1B}[5~", .key(.pageUp)), ("\u{1B}[6~", .key(.pageDown)),
      ("\u{1B}f", .key(.character("f"), .alt)), ("\u{1B}F", .key(.character("f"), [.alt, .shift])),
      ("\u{1B}\u{7F}", .key(.backspace, .alt)),
      ("\u{1B}\u{1B}[C", .key(.right, .alt)), ("\u{1B}\u{1B}OD", .key(.left, .alt)),
      ("\u{1B}Oc", .key(.right, .control)), ("\u{1B}[27u", .key(.escape)),
      ("\u{1B}[99;5u", .key(.character("c"), .control)),
      ("\u{1B}[27;2;9~", .key(.tab, .shift)), ("\u{1B}[97u", .text("a")),
      ("\u{1B}[<0;10;5M", .mouse(MouseEvent(.press, column: 9, row: 4))),
      ("\u{1B}[<0;10;5m", .mouse(MouseEvent(.release, column: 9, row: 4))),
      ("\u{1B}[<32;1;1M", .mouse(MouseEvent(.drag, column: 0, row: 0))),
      ("\u{1B}[<64;1;1M", .mouse(MouseEvent(.wheelUp, column: 0, row: 0))),
      ("\u{1B}[<65;1;1M", .mouse(MouseEvent(.wheelDown, column: 0, row: 0))),
    ] as [(String, InputEvent)])
  func `A sequence is the key or the report that it stands for, whole or byte by byte`(
    bytes: String, event: InputEvent
  ) {
    #expect(parse(bytes) == [event])
    var parser = InputParser()
    #expect(bytes.utf8.flatMap { parser.parse([$0]) } == [event])
  }

  @Test(arguments: [
    "\u{1B}[99999999999999999999~", "\u{1B}[?1;2c", "\u{1B}[I", "\u{1B}[200;1;9$y",
    "\u{1B}[<;;M", "\u{1B}[<0;0;0M", "\u{1B}[<3;1;1M", "\u{1B}[M !!",
    "\u{1B}]0;title\u{7}", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}P1$r\u{1B}\\", "\u{1B}OP",
    "\u{1B}[[A",
    "\u{1B}[38;5;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1m",
  ])
  func `A sequence that means nothing here is read to its end`(bytes: String) {
    #expect(parse(bytes + "x") == [.text("x")])
  }

  @Test func `An escape followed by nothing is the key`() {
    var parser = InputParser()
    #expect(parser.parse([0x1B]) == [])
    #expect(parser.wait == .sequence)
    #expect(parser.endWait() == [.key(.escape)])
    #expect(parser.wait == nil)
    #expect(parser.parse(Array("[A".utf8)) == [.text("[A")])
  }

  @Test func `A cut sequence does not take the one after it along`() {
    #expect(parse("\u{1B}[1;\u{1B}[A") == [.key(.up)])
    #expect(parse("\u{1B}]0;cut\u{1B}[B") == [.key(.down)])
    #expect(parse("\u{1B}\u{1B}a") == [.key(.escape), .key(.character("a"), .alt)])
  }

  @Test(arguments: [
    "\u{1B}]", "\u{1B}]0;title", "\u{1B}P", "\u{1B}X", "\u{1B}^", "\u{1B}_x", "\u{1B}[",
    "\u{1B}[1;", "\u{1B}[<0;1", "\u{1B}[[", "\u{1B}[M", "\u{1B}[M !", "\u{1B}O", "\u{1B}]0\u{1B}]",
  ])
  func `A control character is a key in what has begun and is not at its end`(begun: String) {
    #expect(parse(begun + "\u{3}") == [.key(.character("c"), .control)])
    #expect(parse(begun + "\r") == [.key(.enter)])
  }

  @Test(
    arguments: [
      ("\u{1B}]", [.key(.character("]"), .alt)]),
      ("\u{1B}P", [.key(.character("p"), [.alt, .shift])]),
      ("\u{1B}_", [.key(.character("_"), .alt)]), ("\u{1B}[", [.key(.character("["), .alt)]),
      ("\u{1B}O", [.key(.character("o"), [.alt, .shift])]),
      ("\u{1B}\u{1B}", [.key(.escape), .key(.escape)]),
      ("\u{1B}[1;", []), ("\u{1B}]0;x", []), ("\u{1B}]0\u{1B}", []), ("\u{1B}[M!", []),
      ("\u{1B}[[", []),
    ] as [(String, [InputEvent])])
  func `Time ends what has begun: a letter was pressed with Alt, the rest of a sequence is lost`(
    begun: String, events: [InputEvent]
  ) {
    var parser = InputParser()
    #expect(parser.parse(Array(begun.utf8)) == [])
    #expect(parser.wait == .sequence)
    #expect(parser.endWait() == events)
    #expect(parser.parse([0x61]) == [.text("a")])
  }

  @Test func `Time ends a paste: what came of it is pasted, without a part of the mark at its end`()
  {
    var parser = InputParser()
    #expect(parser.parse(Array("\u{1B}[200~abc\u{3}\u{1B}[20".utf8)) == [])
    #expect(parser.wait == .paste)
    #expect(parser.endWait() == [.paste("abc\u{3}")])
    #expect(parser.parse([3]) == [.key(.character("c"), .control)])
  }

  @Test func `What is pasted is text, never keys`() {
    let pasted = "one\ntwo\u{3}\u{1B}[A\u{1A}\t한"
    #expect(
      parse("a\u{1B}[200~" + pasted + "\u{1B}[201~b") == [.text("a"), .paste(pasted), .text("b")])
    var parser = InputParser()
    let bytes = Array(("\u{1B}[200~" + pasted + "\u{1B}[201~").utf8)
    #expect(bytes.flatMap { parser.parse([$0]) } == [.paste(pasted)])
  }

  @Test func `A large paste comes whole`() {
    let pasted = String(repeating: "0123456789abcdef", count: 65536)
    #expect(parse("\u{1B}[200~" + pasted + "\u{1B}[201~") == [.paste(pasted)])
  }

  @Test func `A paste that is not at its end keeps its bytes from being keys`() {
    var parser = InputParser()
    #expect(parser.parse(Array("\u{1B}[200~abc\u{3}\r".utf8)) == [])
    #expect(parser.parse(Array("\u{1B}[201~".utf8)) == [.paste("abc\u{3}\r")])
  }

  @Test func `Any bytes are taken, and give the same events however they are cut`() {
    var random = SplitMix(seed: 42)
    let likely = Array("\u{1B}[<0;1M~?O]P\\\u{7}AB\r\u{3}한".utf8)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        Bool.random(using: &random)
          ? likely.randomElement(using: &random)! : UInt8.random(in: 0...255, using: &random)
      }
      let cut = Int.random(in: 0...bytes.count, using: &random)
      var whole = InputParser()
      var parts = InputParser()
      let expected = joined(whole.parse(bytes))
      #expect(joined(parts.parse(bytes[..<cut]) + parts.parse(bytes[cut...])) == expected)
    }
  }

  /// Text that came in two parts counts as one.
  private func joined(_ events: [InputEvent]) -> [InputEvent] {
    events.reduce(into: []) { joined, event in
      if case .text(let new) = event, case .text(let text)? = joined.last {
        joined[joined.count - 1] = .text(text + new)
      } else {
        joined.append(event)
      }
    }
  }

  private func parse(_ text: String) -> [InputEvent] { parse(Array(text.utf8)) }

  private func parse(_ bytes: [UInt8]) -> [InputEvent] {
    var parser = InputParser()
    return parser.parse(bytes)
  }
}
