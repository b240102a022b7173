/// The lines of a text in a field of several, as a width breaks them: between words where it can.
struct FieldLines {
  /// The offsets of the characters of each line, without the line break that ends it.
  private(set) var ranges: [Range<Int>] = []
  private let characters: [Character]

  /// - Parameter width: In cells. One of them is kept for the cursor behind the last character.
  init(_ text: String, width: Int) {
    characters = Array(text)
    let room = max(1, width - 1)
    var start = 0
    var wordStart = 0
    var column = 0
    for (offset, character) in characters.enumerated() {
      if character.isNewline {
        ranges.append(start..<offset)
        start = offset + 1
        (wordStart, column) = (start, 0)
        continue
      }
      let width = String(character).cellWidth
      if column + width > room, !character.isWhitespace, offset > start {
        let end = wordStart > start ? wordStart : offset
        ranges.append(start..<end)
        start = end
        column = characters[start..<offset].reduce(0) { $0 + String($1).cellWidth }
      }
      column += width
      if character.isWhitespace { wordStart = offset + 1 }
    }
    ranges.append(start..<characters.count)
  }

  var count: Int { ranges.count }

  func text(ofLine line: Int) -> String { String(characters[ranges[line]]) }

  /// The line and the column of the place before a character.
  func place(ofOffset offset: Int) -> (line: Int, column: Int) {
    let line = ranges.lastIndex { $0.lowerBound <= offset } ?? 0
    let end = min(offset, ranges[line].upperBound)
    return (line, String(characters[ranges[line].lowerBound..<end]).cellWidth)
  }

  /// How many characters stand before a column of a line; of a line that is not there, before the
  /// nearest one.
  func offset(line: Int, column: Int) -> Int {
    let line = min(max(0, line), count - 1)
    var offset = ranges[line].lowerBound
    var edge = 0
    while offset < ranges[line].upperBound {
      edge += String(characters[offset]).cellWidth
      if edge > column { break }
      offset += 1
    }
    // Behind the last character of a line that goes on is the start of the next.
    let goesOn = line + 1 < count && ranges[line + 1].lowerBound == ranges[line].upperBound
    return goesOn && offset > ranges[line].lowerBound
      ? min(offset, ranges[line].upperBound - 1) : offset
  }

  /// The first of the lines that are seen: with the cursor's line the last one, once it is further.
  func firstVisible(height: Int, cursorLine: Int?) -> Int {
    max(0, (cursorLine ?? 0) - height + 1)
  }
}
