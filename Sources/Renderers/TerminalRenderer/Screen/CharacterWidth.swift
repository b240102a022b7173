/// How a terminal shows a character.
///
/// Terminals know scalars, not graphemes: what a grapheme of several scalars takes is a matter of
/// the terminal's age. Here it takes what modern ones give it, and the output does not rely on it
/// (`hasUncertainWidth`).
extension Character {
  /// How many cells the character takes: 2 for East Asian and emoji, 0 for what shows nothing by
  /// itself.
  var cellWidth: Int {
    if utf8.count == 1 { return 1 }
    var width = 0
    var isEmoji = false
    for scalar in unicodeScalars {
      if scalar == .emojiPresentation, isEmoji { return 2 }
      isEmoji = scalar.properties.isEmoji
      width += scalar.cellWidth
    }
    return min(width, 2)
  }

  /// Whether terminals disagree on the width, so that the cursor must be placed anew after the
  /// character.
  var hasUncertainWidth: Bool {
    if utf8.count == 1 { return false }
    let scalars = unicodeScalars
    return scalars.count > 1 || scalars.first!.properties.isEmojiPresentation
  }
}

extension Unicode.Scalar {
  /// Variation selector 16: asks for the picture of the character before it.
  fileprivate static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

  fileprivate var cellWidth: Int {
    if isEastAsianWide || properties.isEmojiPresentation { return 2 }
    // A medial vowel or a final consonant joins the initial consonant before it.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control: 0
    case .format: self == "\u{AD}" ? 1 : 0
    default: 1
    }
  }

  private var isEastAsianWide: Bool {
    guard value >= 0x1100 else { return false }
    return Unicode.Scalar.eastAsianWide.contains { $0.contains(value) }
  }

  /// The blocks of Unicode's `East_Asian_Width` W and F; the emoji among them have a property of
  /// their own.
  private static let eastAsianWide: [ClosedRange<UInt32>] = [
    0xAC00...0xD7A3, 0x4E00...0xA4CF, 0x3041...0x3247, 0x2E80...0x303E, 0x3250...0x4DBF,
    0x1100...0x115F, 0x2329...0x232A, 0xA960...0xA97F, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// How many cells the text takes on one line.
  package var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }
}
