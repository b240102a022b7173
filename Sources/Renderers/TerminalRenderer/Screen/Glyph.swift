/// A character that can stand on a screen, with its look: never a control character.
struct Glyph: Equatable, Sendable {
  var character: Character
  var width: Int
  var style: CellStyle

  var isSpace: Bool { character == " " }
}

extension Glyph {
  /// The glyphs of a text. A tab becomes spaces, a control character its picture, what shows
  /// nothing is left out; a line break stays, for the wrapping, as a newline of no width.
  static func glyphs(of text: some StringProtocol, style: CellStyle = .plain) -> [Glyph] {
    var glyphs: [Glyph] = []
    for character in text {
      switch character {
      case "\t":
        for _ in 0..<4 { glyphs.append(Glyph(character: " ", width: 1, style: style)) }
      case _ where character.isNewline:
        glyphs.append(Glyph(character: "\n", width: 0, style: style))
      default:
        let shown = character.controlPicture ?? character
        let width = shown.cellWidth
        if width > 0 { glyphs.append(Glyph(character: shown, width: width, style: style)) }
      }
    }
    return glyphs
  }
}

extension Character {
  /// What stands for a control character: `␛` for an escape, `�` where Unicode has no picture.
  fileprivate var controlPicture: Character? {
    guard let scalar = unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x00...0x1F: return Character(Unicode.Scalar(0x2400 + scalar.value)!)
    case 0x7F: return "\u{2421}"
    case 0x80...0x9F: return "\u{FFFD}"
    default: return nil
    }
  }
}
