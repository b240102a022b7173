import Elements

/// What the terminal's controls look like: the signs and colours that everything else refers to.
///
/// Colours are those of the user's theme wherever one suits, so that they fit light and dark
/// terminals.
enum Theme {
  static let accent = TerminalColor.theme(.cyan)
  static let destructive = TerminalColor.theme(.red)

  static let frame = CellStyle.dim
  static let hint = CellStyle.dim

  /// Marks the row that has the focus.
  static let focusBar: Character = "▌"

  /// The colour of what is active in a control.
  static func tint(_ attributes: ElementAttributes) -> TerminalColor {
    attributes.tint.flatMap(\.terminalColor) ?? accent
  }
}

/// Lines around a box.
enum Box {
  static let horizontal: Character = "─"
  static let vertical: Character = "│"
  static let topLeading: Character = "╭"
  static let topTrailing: Character = "╮"
  static let bottomLeading: Character = "╰"
  static let bottomTrailing: Character = "╯"
}
