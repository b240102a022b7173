import Elements
import Foundation

extension Painter {
  mutating func drawTextField(
    _ element: Element, _ content: TextFieldContent, in rect: CellRect, ambient: CellStyle
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    if content.lines != nil { return drawTextLines(element, content, in: rect, ambient: ambient) }
    let row = rect.rows.lowerBound
    let line = CellStyle(foreground: ambient.foreground, traits: ambient.traits.union(.dim))
      .with(.underlined)
    canvas.fill(
      CellRect(column: rect.columns.lowerBound, row: row, width: rect.width, height: 1),
      style: hasFocus(element) ? Theme.focused(element, over: .plain).with(.underlined) : line)

    let isEdited = hasFocus(element) && editor != nil
    let part = VisibleField(
      content, editor: isEdited ? editor : nil, width: rect.width)
    let style = content.style.cellStyle(over: ambient).with(.underlined)
    if content.text.isEmpty {
      let prompt = LineBreaking(width: rect.width, limit: 1)
        .lines(of: Glyph.glyphs(of: content.prompt, style: style.with(.dim)))
      canvas.write(prompt[0], column: rect.columns.lowerBound, row: row)
    } else {
      clipped(to: rect) { painter in
        painter.canvas.write(part.shown, column: rect.columns.lowerBound, row: row, style: style)
      }
    }
    if isEdited {
      place(cursor: CellPoint(column: rect.columns.lowerBound + part.cursorColumn, row: row))
    }
  }
}

extension Painter {
  private mutating func drawTextLines(
    _ element: Element, _ content: TextFieldContent, in rect: CellRect, ambient: CellStyle
  ) {
    let isEdited = hasFocus(element) && editor != nil
    let line = ambient.with(.dim).with(.underlined)
    canvas.fill(
      rect,
      style: hasFocus(element) ? Theme.focused(element, over: .plain).with(.underlined) : line)
    let lines = FieldLines(
      editor.flatMap { isEdited ? $0.text : nil } ?? content.text, width: rect.width)
    let cursor = isEdited ? editor.map { lines.place(ofOffset: $0.beforeCursor.count) } : nil
    let first = lines.firstVisible(height: rect.height, cursorLine: cursor?.line)
    let style = content.style.cellStyle(over: ambient).with(.underlined)
    let isPrompt = content.text.isEmpty
    let shown =
      isPrompt ? [content.prompt] : lines.ranges.indices.dropFirst(first).map(lines.text(ofLine:))
    clipped(to: rect) { painter in
      for (row, text) in zip(rect.rows, shown) {
        painter.canvas.write(
          text, column: rect.columns.lowerBound, row: row,
          style: isPrompt ? style.with(.dim) : style)
      }
    }
    if let cursor {
      place(
        cursor: CellPoint(
          column: rect.columns.lowerBound + cursor.column,
          row: rect.rows.lowerBound + cursor.line - first))
    }
  }
}

/// The part of a field's text that is seen: the start, or what is around the cursor where that is
/// further.
struct VisibleField {
  /// What is not seen before what is.
  private let hidden: Substring
  /// What is seen, as it is shown: a secure field shows dots.
  let shown: String
  let cursorColumn: Int

  init(_ content: TextFieldContent, editor: FieldEditor?, width: Int) {
    func masked(_ text: some StringProtocol) -> String {
      content.isSecure ? String(repeating: "•", count: text.count) : String(text)
    }
    // No more than the width is looked at, however long the text is.
    let before = editor?.beforeCursor ?? ""
    let after = masked(editor?.afterCursor.prefix(width) ?? "").glyphWidth
    // Some of what follows the cursor is seen, too.
    let room = max(0, width - max(1, min(after, width / 3)))
    var lead = before.suffix(width)
    while masked(lead).glyphWidth > room, !lead.isEmpty { lead.removeFirst() }
    hidden = before[..<lead.startIndex]
    let leading = masked(lead)
    cursorColumn = leading.glyphWidth
    let rest = editor?.afterCursor ?? content.text
    shown = leading + masked(rest.prefix(width - cursorColumn))
  }

  /// How many characters of the text stand before a column.
  func offset(column: Int) -> Int {
    var edge = 0
    var offset = hidden.count
    for character in shown {
      edge += String(character).glyphWidth
      if edge > column { break }
      offset += 1
    }
    return offset
  }
}

extension StringProtocol {
  /// How many cells the text takes when it is shown.
  fileprivate var glyphWidth: Int { Glyph.glyphs(of: self).cellWidth }
}
