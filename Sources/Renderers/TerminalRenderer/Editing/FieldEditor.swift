/// The text of a field around its cursor. In a field of one line, what breaks lines is inserted as a
/// space.
struct FieldEditor: Equatable, Sendable {
  private(set) var beforeCursor: String
  private(set) var afterCursor: String
  private let hasLines: Bool

  /// An editor with its cursor at the end.
  init(text: String, hasLines: Bool = false) {
    beforeCursor = text
    afterCursor = ""
    self.hasLines = hasLines
  }

  var text: String { beforeCursor + afterCursor }

  mutating func insert(_ inserted: String) {
    for character in inserted {
      if character.isNewline, hasLines {
        beforeCursor.append("\n")
      } else if character.isNewline || character == "\t" {
        beforeCursor.append(" ")
      } else if !character.isControl {
        beforeCursor.append(character)
      }
    }
  }

  // MARK: - Moving

  mutating func move(_ motion: Motion) {
    switch motion {
    case .characterLeft: moveLeft(over: beforeCursor.suffix(1))
    case .characterRight: moveRight(over: afterCursor.prefix(1))
    case .wordLeft: moveLeft(over: wordBefore)
    case .wordRight: moveRight(over: wordAfter)
    case .start: moveLeft(over: beforeCursor[...])
    case .end: moveRight(over: afterCursor[...])
    }
  }

  /// Puts the cursor after as many characters, or at the end.
  mutating func moveCursor(toOffset offset: Int) { moveCursor(toOffset: offset, of: text) }

  private mutating func moveCursor(toOffset offset: Int, of text: String) {
    let index = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
    beforeCursor = String(text[..<(index ?? text.endIndex)])
    afterCursor = String(text[(index ?? text.endIndex)...])
  }

  // MARK: - Deleting

  /// Deletes what a motion goes over.
  mutating func delete(_ motion: Motion) {
    switch motion {
    case .characterLeft: beforeCursor.removeLast(min(1, beforeCursor.count))
    case .characterRight: afterCursor.removeFirst(min(1, afterCursor.count))
    case .wordLeft: beforeCursor.removeLast(wordBefore.count)
    case .wordRight: afterCursor.removeFirst(wordAfter.count)
    case .start: beforeCursor = ""
    case .end: afterCursor = ""
    }
  }

  // MARK: - A text that another has changed

  /// Takes a text that differs from the editor's, and keeps the cursor at its place: by what
  /// follows it, else by what goes before it, in other letter case, too; else, where only signs
  /// between the letters differ, after as many letters; else as far from the end as it was.
  mutating func adopt(_ new: String) {
    guard new != text else { return }
    moveCursor(toOffset: cursorOffset(in: new), of: new)
  }

  private func cursorOffset(in new: String) -> Int {
    let (before, after) = (beforeCursor.count, afterCursor.count)
    if new.hasSuffix(afterCursor) { return new.count - after }
    if new.hasPrefix(beforeCursor) { return before }
    let (tail, head) = (new.suffix(after), new.prefix(before))
    if tail.lowercased() == afterCursor.lowercased() { return new.count - after }
    if head.lowercased() == beforeCursor.lowercased() { return before }
    let words = new.indices.enumerated().filter { new[$0.element].isInWord }
    let wordsBefore = beforeCursor.count(where: \.isInWord)
    if words.count == wordsBefore + afterCursor.count(where: \.isInWord) {
      return wordsBefore > 0 ? words[wordsBefore - 1].offset + 1 : 0
    }
    return new.count - min(after, new.count)
  }

  private mutating func moveLeft(over part: Substring) {
    afterCursor = part + afterCursor
    beforeCursor = String(beforeCursor[..<part.startIndex])
  }

  private mutating func moveRight(over part: Substring) {
    beforeCursor += part
    afterCursor = String(afterCursor[part.endIndex...])
  }

  private var wordBefore: Substring {
    let end = beforeCursor.lastIndex(where: \.isInWord) ?? beforeCursor.startIndex
    let start = beforeCursor[..<end].lastIndex { !$0.isInWord }
    return beforeCursor[(start.map(beforeCursor.index(after:)) ?? beforeCursor.startIndex)...]
  }

  private var wordAfter: Substring {
    let start = afterCursor.firstIndex(where: \.isInWord) ?? afterCursor.endIndex
    let end = afterCursor[start...].firstIndex { !$0.isInWord }
    return afterCursor[..<(end ?? afterCursor.endIndex)]
  }
}

extension FieldEditor {
  /// A way that the cursor goes.
  enum Motion: Equatable, Sendable {
    case characterLeft, characterRight, wordLeft, wordRight, start, end
  }
}

extension Character {
  fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" }

  fileprivate var isControl: Bool {
    unicodeScalars.first?.properties.generalCategory == .control
  }
}
