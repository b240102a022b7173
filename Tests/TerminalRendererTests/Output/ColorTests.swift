import Testing

@testable import TerminalRenderer

struct ColorTests {
  @Test(
    arguments: [
      (["COLORTERM": "truecolor", "TERM": "xterm-256color"], .full),
      (["COLORTERM": "24bit"], .full),
      (["TERM": "xterm-direct"], .full), (["TERM": "xterm-256color"], .palette),
      (["TERM": "xterm"], .theme), (["TERM": "linux"], .theme), (["TERM": "vt100"], .none),
      (["COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
      (["COLORTERM": "truecolor", "NO_COLOR": ""], .full),
    ] as [([String: String], ColorDepth)])
  func `The environment says how many colours there are`(
    environment: [String: String], depth: ColorDepth
  ) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test(
    arguments: [
      (.full, "38;2;255;149;0"), (.palette, "38;5;208"), (.theme, "33"), (.none, nil),
    ] as [(ColorDepth, String?)])
  func `A colour becomes the nearest that the terminal has`(depth: ColorDepth, code: String?) {
    let style = CellStyle(foreground: .rgb(red: 255, green: 149, blue: 0), traits: .bold)
    let codes = ["0", "1", code].compactMap { $0 }.joined(separator: ";")
    #expect(GraphicRendition(depth: depth).sequence(for: style) == "\u{1B}[\(codes)m")
  }

  @Test func `A gray becomes one of the grays`() {
    let style = CellStyle(background: .rgb(red: 128, green: 128, blue: 128))
    #expect(GraphicRendition(depth: .palette).sequence(for: style) == "\u{1B}[0;48;5;244m")
  }

  @Test(
    arguments: [
      (.full, "38;2;128;128;128"), (.palette, "38;5;244"), (.theme, "2"), (.none, "2"),
    ] as [(ColorDepth, String)])
  func `What is dim is gray where the terminal has a gray of its own`(
    depth: ColorDepth, code: String
  ) {
    #expect(GraphicRendition(depth: depth).sequence(for: .dim) == "\u{1B}[0;\(code)m")
    let red = CellStyle(foreground: .theme(.red), traits: .dim)
    #expect(
      GraphicRendition(depth: depth).sequence(for: red)
        == (depth == .none ? "\u{1B}[0;2m" : "\u{1B}[0;2;31m"))
  }

  @Test func `The theme's colours are left to the theme`() {
    let style = CellStyle(foreground: .theme(.brightRed), background: .theme(.blue))
    #expect(GraphicRendition(depth: .full).sequence(for: style) == "\u{1B}[0;91;44m")
  }
}
