import Elements
import Foundation

extension Painter {
  mutating func drawWindow(_ element: Element, in rect: CellRect) {
    let origin = CGPoint(column: rect.columns.lowerBound, row: rect.rows.lowerBound)
    if let content = element.children.first { draw(content, origin: origin) }
    // A dialog over another is shown alone: parts of the other would stand out around it.
    if let dialog = element.children.dropFirst().last { draw(dialog, origin: origin) }
    guard showsKeyHints, WindowLayout.hasRoomForHints(rows: rect.height) else { return }
    let row = rect.rows.upperBound - 1
    canvas.clear(CellRect(column: 0, row: row, width: rect.width, height: 1))
    var column = 1
    var hints = KeyHints.hints(focus: focus, window: element)
    // The last one, how to get out, has room before the others.
    func width(_ hints: [KeyHints]) -> Int { hints.reduce(0) { $0 + $1.width + 3 } - 2 }
    while hints.count > 1, width(hints) > rect.width { hints.remove(at: hints.count - 2) }
    for hint in hints {
      column = canvas.write(hint.keys, column: column, row: row)
      column = canvas.write(" " + hint.meaning, column: column, row: row, style: Theme.hint) + 3
    }
  }
}

/// What the keys do now, for the line at the bottom.
struct KeyHints {
  let keys: String
  let meaning: String

  var width: Int { keys.cellWidth + 1 + meaning.cellWidth }

  @MainActor
  static func hints(focus: Element?, window: Element) -> [KeyHints] {
    var hints = [KeyHints(keys: "tab", meaning: "move")]
    switch focus?.content {
    case .button, .disclosure, .tappable: hints.append(KeyHints(keys: "↵", meaning: "press"))
    case .option: hints.append(KeyHints(keys: "space", meaning: "choose"))
    case .picker:
      hints.append(KeyHints(keys: "↵", meaning: "choose"))
      hints.append(KeyHints(keys: "← →", meaning: "change"))
    case .toggle: hints.append(KeyHints(keys: "space", meaning: "switch"))
    case .textField: hints.append(KeyHints(keys: "↵", meaning: "next"))
    case .stepper, .slider: hints.append(KeyHints(keys: "← →", meaning: "change"))
    case .cell(let cell) where cell.selection != .none:
      hints.append(KeyHints(keys: "↵", meaning: "select"))
    default: break
    }
    if case .textField = focus?.content {
    } else {
      let scope = focus?.tree?.focusScope ?? window
      for key in ActionKey.available(for: focus, in: scope) {
        hints.append(KeyHints(keys: key.keys, meaning: key.meaning))
      }
    }
    if window.children.count > 1 {
      hints.append(KeyHints(keys: "esc", meaning: "close"))
    } else if window.canGoBack {
      hints.append(KeyHints(keys: "esc", meaning: "back"))
    }
    hints.append(KeyHints(keys: "^C", meaning: "quit"))
    return hints
  }
}

extension Element {
  /// Whether the page that is shown in the element has another under it.
  fileprivate var canGoBack: Bool {
    switch content {
    case .navigationStack: children.count > 1 || children.last?.canGoBack == true
    case .page(let page): page.backTitle != nil
    default: children.last?.canGoBack == true
    }
  }
}
