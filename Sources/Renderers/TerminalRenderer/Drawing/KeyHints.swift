import Elements

/// A key, and what it does now.
struct KeyHints: Equatable {
  let keys: String
  let meaning: String

  var width: Int { keys.cellWidth + 1 + meaning.cellWidth }

  init(_ keys: String, _ meaning: String) {
    self.keys = keys
    self.meaning = meaning
  }
}

extension KeyHints {
  /// For the line at the bottom: what has room there. How to get out has it before the others.
  @MainActor
  static func line(focus: Element?, window: Element, columns: Int) -> [KeyHints] {
    let ways = window.wayOut.map { [KeyHints("esc", $0)] } ?? []
    let quit = [KeyHints("^C", "quit")]
    let move = [KeyHints("tab", "move")]
    let control = hints(for: focus)
    let actions = Self.actions(focus: focus, window: window).map { KeyHints($0.keys, $0.meaning) }
    let tabs = window.hasTabs ? [KeyHints("alt 1…9", "tabs")] : []
    // In a field, a question mark is text.
    let help = focus?.isField == true ? [] : [KeyHints("?", "keys")]
    var lines = [move + control + actions + tabs + ways + help + quit]
    for count in (0...actions.count).reversed() {
      lines.append(move + control + actions.prefix(count) + ways + help + quit)
    }
    lines += [move + control + ways + quit, control + ways + quit, ways + quit]
    func width(_ hints: [KeyHints]) -> Int { hints.reduce(0) { $0 + $1.width + 3 } - 2 }
    return lines.first { width($0) <= columns } ?? quit
  }

  /// All that keys do here.
  @MainActor
  static func list(focus: Element?, window: Element) -> [KeyHints] {
    var hints = [
      KeyHints("tab, ⇧ tab", "next, previous"), KeyHints("↑ ↓", "move, scroll"),
    ]
    hints += Self.hints(for: focus)
    hints += actions(focus: focus, window: window).map { KeyHints($0.keys, $0.explanation) }
    hints += [
      KeyHints("page up, down", "scroll by a page"),
      KeyHints("home, end", "start, end"),
    ]
    if window.hasTabs {
      hints += [
        KeyHints("alt 1…9", "choose a tab"),
        KeyHints("^ page up, down", "previous tab, next"),
      ]
    }
    if let meaning = window.wayOut { hints.append(KeyHints("esc", meaning)) }
    return hints + [KeyHints("^Z", "stop for now"), KeyHints("^C", "quit")]
  }

  /// More keys for what has the focus, or else for what is in front.
  @MainActor
  private static func actions(focus: Element?, window: Element) -> [ActionKey] {
    ActionKey.available(for: focus ?? window.reachableChildren.last)
  }

  @MainActor
  private static func hints(for focus: Element?) -> [KeyHints] {
    guard let focus else { return [] }
    return switch focus.content {
    case .button where focus.opensMenuOnly: [KeyHints("↵", "open")]
    case .button, .disclosure, .tappable: [KeyHints("↵", "press")]
    case .picker: [KeyHints("↵", "choose"), KeyHints("← →", "change")]
    case .option, .tab: [KeyHints("space", "choose")]
    case .toggle: [KeyHints("space", "switch")]
    case .cell(let cell) where cell.selection != .none: [KeyHints("↵", "select")]
    case .textField(let field): [KeyHints("↵", field.lines == nil ? "next" : "new line")]
    case .stepper, .slider: [KeyHints("← →", "change")]
    default: []
    }
  }
}

extension Element {
  fileprivate var isField: Bool { if case .textField = content { true } else { false } }

  /// Whether the element opens a menu, and does nothing else.
  fileprivate var opensMenuOnly: Bool {
    guard case .button(let button) = content else { return false }
    return button.look == .menu && !attributes.actions.contains(.showActions)
  }

  /// Whether there are tabs among what the user can get to.
  fileprivate var hasTabs: Bool {
    var pending = [self]
    while let element = pending.popLast() {
      switch element.content {
      case .tabs: return true
      // What scrolls has many rows, and no tabs in them.
      case .list: continue
      default: pending += element.reachableChildren
      }
    }
    return false
  }
}

extension Painter {
  /// Lists what the keys do, over what is dimmed.
  mutating func drawHelp(of window: Element) {
    let hints = KeyHints.list(focus: focus, window: window)
    let keys = hints.map(\.keys.cellWidth).max() ?? 0
    let meanings = hints.map(\.meaning.cellWidth).max() ?? 0
    let bounds = canvas.bounds
    let width = min(bounds.width, keys + meanings + 6)
    let height = min(bounds.height, hints.count + 2)
    let rect = CellRect(
      column: (bounds.width - width) / 2, row: (bounds.height - height) / 2, width: width,
      height: height)
    canvas.restyle(bounds) { $0 = CellStyle.dim }
    canvas.clear(rect)
    drawBox(in: rect, style: CellStyle.plain.colored(Theme.accent))
    clipped(to: rect.inset(columns: 1, rows: 1)) { painter in
      for (index, hint) in hints.enumerated() {
        let row = rect.rows.lowerBound + 1 + index
        let column = rect.columns.lowerBound + 2
        painter.canvas.write(hint.keys, column: column, row: row)
        painter.canvas.write(
          hint.meaning, column: column + keys + 2, row: row, style: Theme.hint)
      }
    }
  }
}
