/// Writes looks as the terminal's `SGR` sequences, in the colours that it has.
struct GraphicRendition: Sendable {
  var depth: ColorDepth

  /// The sequence that replaces whatever look was in force.
  func sequence(for style: CellStyle) -> String {
    var codes = ["0"]
    var style = style
    if style.traits.contains(.dim), style.foreground == .standard, hasFixedGrays {
      style.traits.remove(.dim)
      style.foreground = Self.gray
    }
    for (trait, code) in Self.traitCodes where style.traits.contains(trait) { codes.append(code) }
    codes += colorCodes(style.foreground, base: 30, brightBase: 90, extended: "38")
    codes += colorCodes(style.background, base: 40, brightBase: 100, extended: "48")
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  /// Between black and white: on light terminals, dim text is most often as black as any.
  private static let gray = TerminalColor.rgb(red: 128, green: 128, blue: 128)

  private var hasFixedGrays: Bool { depth == .palette || depth == .full }

  private static let traitCodes: [(CellStyle.Traits, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underlined, "4"), (.inverse, "7"),
    (.struckThrough, "9"),
  ]

  private func colorCodes(
    _ color: TerminalColor, base: Int, brightBase: Int, extended: String
  ) -> [String] {
    switch (color, depth) {
    case (.standard, _), (_, .none):
      return []
    case (.theme(let color), _):
      return [themeCode(color, base, brightBase)]
    case (.rgb(let red, let green, let blue), .full):
      return [extended, "2", "\(red)", "\(green)", "\(blue)"]
    case (.rgb(let red, let green, let blue), .palette):
      return [extended, "5", "\(Palette.index(nearestTo: RGB(red, green, blue)))"]
    case (.rgb(let red, let green, let blue), .theme):
      return [themeCode(Palette.themeColor(nearestTo: RGB(red, green, blue)), base, brightBase)]
    }
  }

  private func themeCode(_ color: ThemeColor, _ base: Int, _ brightBase: Int) -> String {
    let number = Int(color.rawValue)
    return String(number < 8 ? base + number : brightBase + number - 8)
  }
}
