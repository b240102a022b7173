import Elements
import Foundation

extension Painter {
  mutating func drawWindow(_ element: Element, in rect: CellRect) {
    let origin = CGPoint(column: rect.columns.lowerBound, row: rect.rows.lowerBound)
    for child in element.drawnChildren { draw(child, origin: origin) }
    if showsKeyHints, WindowLayout.hasRoomForHints(rows: rect.height) {
      drawHints(in: rect, of: element)
    }
    if showsHelp { drawHelp(of: element) }
  }

  private mutating func drawHints(in rect: CellRect, of window: Element) {
    let row = rect.rows.upperBound - 1
    canvas.clear(CellRect(column: 0, row: row, width: rect.width, height: 1))
    var column = 1
    let hints = KeyHints.line(focus: focus, window: window, columns: rect.width)
    for hint in hints {
      column = canvas.write(hint.keys, column: column, row: row)
      column = canvas.write(" " + hint.meaning, column: column, row: row, style: Theme.hint) + 3
    }
  }
}

extension Element {
  /// What a window shows of what lies over each other in it.
  ///
  /// Not what a cover hides, nor a dialog under another: parts of it would stand out around that.
  fileprivate var drawnChildren: [Element] {
    let lowest = children.lastIndex(where: \.isCover) ?? 0
    return children[lowest...].filter { !$0.isDialog || $0 === children.last }
  }

  private var isCover: Bool {
    if case .sheet(let sheet) = content { sheet.style == .cover } else { false }
  }

  private var isDialog: Bool { if case .dialog = content { true } else { false } }

  /// What Escape does; `nil` where it does nothing.
  var wayOut: String? {
    switch content {
    case .window, .navigationStack: children.last?.wayOut
    case .page(let page):
      page.backTitle != nil ? "back" : children.lazy.compactMap(\.wayOut).first
    case .dialog, .menu: "close"
    case .sheet(let sheet): children.last?.wayOut ?? (sheet.canBeLeft ? "close" : nil)
    default: children.lazy.compactMap(\.wayOut).last
    }
  }
}
