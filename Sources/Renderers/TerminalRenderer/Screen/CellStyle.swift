/// How a cell looks.
struct CellStyle: Equatable, Sendable {
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let bold = Traits(rawValue: 1 << 0)
    static let dim = Traits(rawValue: 1 << 1)
    static let italic = Traits(rawValue: 1 << 2)
    static let underlined = Traits(rawValue: 1 << 3)
    static let inverse = Traits(rawValue: 1 << 4)
    static let struckThrough = Traits(rawValue: 1 << 5)
  }

  var foreground = TerminalColor.standard
  var background = TerminalColor.standard
  var traits: Traits = []

  static let plain = CellStyle()
  static let dim = CellStyle(traits: .dim)
  static let bold = CellStyle(traits: .bold)

  func with(_ added: Traits) -> CellStyle {
    var style = self
    style.traits.formUnion(added)
    return style
  }

  /// The style on a background, where it has none of its own: text of the terminal's colour turns to
  /// one that can be read there.
  func over(_ background: TerminalColor) -> CellStyle {
    guard self.background == .standard, background != .standard else { return self }
    var style = self
    style.background = background
    if foreground == .standard { style.foreground = background.textColorOverIt }
    return style
  }

  func colored(_ color: TerminalColor) -> CellStyle {
    var style = self
    style.foreground = color
    return style
  }
}
