/// A colour as a cell holds it, before it is known what the terminal can show.
enum TerminalColor: Equatable, Sendable {
  /// The terminal's own colour for text or background: it suits the user's theme, light or dark.
  case standard
  /// One of the sixteen colours that the user's theme defines.
  case theme(ThemeColor)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// The sixteen colours that every colour terminal has, numbered as ANSI does.
enum ThemeColor: UInt8, Equatable, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite
}
