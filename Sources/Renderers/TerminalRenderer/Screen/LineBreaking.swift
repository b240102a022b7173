/// Breaks text into lines of a width.
struct LineBreaking {
  /// In cells; `nil` breaks at line breaks only.
  var width: Int?
  /// How many lines at most; what does not fit is cut with an ellipsis.
  var limit: Int?
  var cut = Cut.tail

  enum Cut { case head, middle, tail }

  func lines(of glyphs: [Glyph]) -> [ArraySlice<Glyph>] {
    var lines: [ArraySlice<Glyph>] = []
    var rest = glyphs[...]
    while true {
      if let limit, lines.count == max(limit, 1) - 1 {
        lines.append(lastLine(of: rest))
        return lines
      }
      let (line, next) = firstLine(of: rest)
      lines.append(line)
      guard let next else { return lines }
      rest = next
    }
  }

  /// The first line of a text, and the text after it: `nil` at the end.
  private func firstLine(
    of glyphs: ArraySlice<Glyph>
  ) -> (ArraySlice<Glyph>, next: ArraySlice<Glyph>?) {
    var column = 0
    // The latest place where the line may break: where it ends, where the next one starts.
    var opportunity: (end: Int, next: Int)?
    for index in glyphs.indices {
      let glyph = glyphs[index]
      if glyph.character == "\n" {
        return (trimmedToWidth(glyphs[..<index]), glyphs[(index + 1)...])
      }
      if index > glyphs.startIndex, Self.canBreak(between: glyphs[index - 1], and: glyph) {
        opportunity = (end: index, next: index)
      }
      column += glyph.width
      guard let width, column > width, !glyph.isSpace, index > glyphs.startIndex else { continue }
      let place = opportunity ?? (end: index, next: index)
      return (Self.trimmed(glyphs[..<place.end]), glyphs[place.next...])
    }
    return (trimmedToWidth(glyphs), nil)
  }

  /// The line that everything left over must fit into.
  private func lastLine(of glyphs: ArraySlice<Glyph>) -> ArraySlice<Glyph> {
    let (line, next) = firstLine(of: glyphs)
    guard let next else { return line }
    let paragraph = glyphs.prefix { $0.character != "\n" }
    let hasMoreParagraphs = paragraph.endIndex < glyphs.endIndex
    // A line break ends the line by itself; the ellipsis says that there is more.
    let needsCut = hasMoreParagraphs || !next.isEmpty
    guard needsCut, let style = paragraph.last?.style ?? glyphs.first?.style else { return line }
    let ellipsis = Glyph(character: "…", width: 1, style: style)
    let room = max(0, (width ?? Int.max) - 1)
    switch cut {
    case .tail:
      return Self.trimmed(Self.prefix(of: paragraph, width: room)) + [ellipsis]
    case .head:
      return [ellipsis] + Self.suffix(of: paragraph, width: room)
    case .middle:
      let tail = Self.suffix(of: paragraph, width: room / 2)
      let head = Self.prefix(of: paragraph[..<tail.startIndex], width: room - room / 2)
      return head + [ellipsis] + tail
    }
  }

  /// Spaces that a line ends with may hang over its width; they are not shown.
  private func trimmedToWidth(_ glyphs: ArraySlice<Glyph>) -> ArraySlice<Glyph> {
    guard let width else { return glyphs }
    var line = glyphs
    var total = line.cellWidth
    while total > width, let last = line.last, last.isSpace {
      line.removeLast()
      total -= last.width
    }
    return line
  }

  private static func trimmed(_ line: ArraySlice<Glyph>) -> ArraySlice<Glyph> {
    var line = line
    while line.last?.isSpace == true { line.removeLast() }
    return line
  }

  private static func prefix(of glyphs: ArraySlice<Glyph>, width: Int) -> ArraySlice<Glyph> {
    var room = width
    return glyphs.prefix {
      room -= $0.width
      return room >= 0
    }
  }

  private static func suffix(of glyphs: ArraySlice<Glyph>, width: Int) -> ArraySlice<Glyph> {
    var room = width
    var start = glyphs.endIndex
    while start > glyphs.startIndex, glyphs[start - 1].width <= room {
      start -= 1
      room -= glyphs[start].width
    }
    return glyphs[start...]
  }

  /// Between words, after the hyphen of a word, and around an East Asian character, but never
  /// before closing punctuation.
  private static func canBreak(between left: Glyph, and right: Glyph) -> Bool {
    if right.isSpace { return false }
    if left.isSpace { return true }
    if noBreakBefore.contains(right.character) || noBreakAfter.contains(left.character) {
      return false
    }
    if left.character == "-" { return right.character.isLetter }
    return left.width == 2 || right.width == 2
  }

  private static let noBreakBefore: Set<Character> = [
    "!", "%", ")", ",", ".", ":", ";", "?", "]", "}", "…", "、", "。", "〉", "》", "」", "』", "】", "〕",
    "！", "）", "，", "．", "：", "；", "？", "］", "｝", "ー", "々", "”", "’",
  ]

  private static let noBreakAfter: Set<Character> = [
    "(", "[", "{", "〈", "《", "「", "『", "【", "〔", "（", "［", "｛", "“", "‘",
  ]
}

extension Sequence<Glyph> {
  /// How many cells the glyphs take on one line.
  var cellWidth: Int { reduce(0) { $0 + $1.width } }
}
