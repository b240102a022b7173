import Elements
import Foundation

extension Painter {
  mutating func drawSymbol(_ content: SymbolContent, in rect: CellRect, ambient: CellStyle) {
    canvas.write(
      content.sign, column: rect.columns.lowerBound, row: rect.rows.lowerBound,
      style: content.style.cellStyle(over: ambient))
  }
}

extension SymbolContent {
  /// The nearest sign that terminals have. Details of a name, such as `.fill`, are left out until
  /// something is found.
  var sign: String {
    var name = self.name[...]
    while true {
      if let sign = Self.signs[String(name)] { return sign }
      guard let dot = name.lastIndex(of: ".") else { return "•" }
      name = name[..<dot]
    }
  }

  private static let signs: [String: String] = [
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.down": "↓", "arrow.left": "←",
    "arrow.right": "→", "arrow.up": "↑", "bell": "♪", "bolt": "ϟ", "bookmark": "⚑",
    "checkmark": "✓", "checkmark.circle": "✓", "checkmark.square": "☑", "chevron.down": "⌄",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "circle": "○",
    "circle.fill": "●", "clock": "◷", "envelope": "✉", "exclamationmark": "!",
    "exclamationmark.triangle": "⚠", "flag": "⚑", "gear": "⚙", "gearshape": "⚙", "heart": "♡",
    "heart.fill": "♥", "house": "⌂", "info": "i", "info.circle": "ⓘ",
    "list.bullet": "≡", "magnifyingglass": "⌕", "minus": "−", "minus.circle": "⊖", "moon": "☾",
    "music.note": "♪", "number": "#", "pause": "‖", "pencil": "✎", "person": "☺", "phone": "☎",
    "play": "▶", "plus": "+", "plus.circle": "⊕", "questionmark": "?", "scissors": "✂",
    "square": "☐", "square.and.pencil": "✎", "star": "☆", "star.fill": "★", "stop": "■",
    "sun": "☼", "sun.max": "☼", "tag": "#", "timer": "◷", "trash": "⌫", "xmark": "✕",
    "xmark.circle": "⊗", "xmark.square": "☒",
  ]
}
