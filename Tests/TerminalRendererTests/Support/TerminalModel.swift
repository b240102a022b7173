@testable import TerminalRenderer

/// A terminal as far as the renderer uses one: it obeys the bytes that it is sent.
struct TerminalModel {
  private(set) var columns: Int
  private(set) var rows: Int
  /// The modes that are on, by number: 1049 is the other screen, 25 the cursor.
  private(set) var modes: Set<Int> = [7, 25]
  private(set) var cursor = CellPoint(column: 0, row: 0)
  private(set) var style = "0"
  private var screens: [Bool: [[(character: Character?, style: String)]]] = [:]
  /// How often the app's screen was entered.
  private(set) var entries = 0
  private var savedCursor = CellPoint(column: 0, row: 0)
  private var pending = ""

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    for isAlternate in [false, true] { screens[isAlternate] = blank }
  }

  private var blank: [[(character: Character?, style: String)]] {
    Array(repeating: Array(repeating: (" ", "0"), count: columns), count: rows)
  }

  var isShowingApp: Bool { modes.contains(1049) }

  /// The same terminal in another size: what it showed is gone, as far as it is known.
  func resized(columns: Int, rows: Int) -> TerminalModel {
    var model = TerminalModel(columns: max(1, columns), rows: max(1, rows))
    model.modes = modes
    model.savedCursor = savedCursor
    model.style = style
    return model
  }

  /// The rows of the screen that is shown, without the spaces at their ends.
  var lines: [String] {
    screens[isShowingApp]!.map { row in
      var line = String(row.compactMap(\.character))
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  func cell(column: Int, row: Int) -> (character: Character?, style: String) {
    screens[isShowingApp]![row][column]
  }

  mutating func feed(_ text: String) {
    pending += text
    while let first = pending.first {
      if first == "\u{1B}" {
        guard let end = sequenceEnd else { return }
        obey(String(pending[..<end]))
        pending = String(pending[end...])
      } else {
        pending.removeFirst()
        show(first)
      }
    }
  }

  private var sequenceEnd: String.Index? {
    pending.dropFirst(2).firstIndex { $0.isASCII && ("@"..."~").contains($0) }
      .map(pending.index(after:))
  }

  private mutating func obey(_ sequence: String) {
    let parameters = sequence.dropFirst(2).dropLast()
    switch sequence.last {
    case "H":
      let numbers = parameters.split(separator: ";").map { Int($0)! }
      cursor = CellPoint(column: numbers[1] - 1, row: numbers[0] - 1)
    case "J": screens[isShowingApp] = blank
    case "m": style = String(parameters)
    case "h":
      modes.insert(Int(parameters.dropFirst())!)
      if parameters == "?1049" {
        screens[true] = blank
        entries += 1
        savedCursor = cursor
      }
    case "l":
      modes.remove(Int(parameters.dropFirst())!)
      if parameters == "?1049" { cursor = savedCursor }
    default: break
    }
  }

  private mutating func show(_ character: Character) {
    switch character {
    case "\r": cursor.column = 0
    case "\n", "\r\n":
      if character == "\r\n" { cursor.column = 0 }
      cursor.row = min(rows - 1, cursor.row + 1)
    default:
      for offset in 0..<character.cellWidth
      where cursor.column + offset < columns && cursor.row < rows {
        screens[isShowingApp]![cursor.row][cursor.column + offset] =
          (offset == 0 ? character : nil, style)
      }
      cursor.column += character.cellWidth
    }
  }
}
