import Elements
import Foundation

extension Painter {
  mutating func drawTextField(
    _ element: Element, _ content: TextFieldContent, in rect: CellRect, ambient: CellStyle
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
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

/// The part of a field's text that is seen: the start, or what leads up to the cursor where that is
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
    var lead = before.suffix(width)
    while masked(lead).glyphWidth > width - 1, !lead.isEmpty { lead.removeFirst() }
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
