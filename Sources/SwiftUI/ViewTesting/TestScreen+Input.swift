import Elements
import IssueReporting
import TerminalRenderer

extension TestScreen {
  public typealias Key = InputEvent.Key
  public typealias KeyModifiers = InputEvent.Modifiers

  /// Presses a key of the keyboard: the focused element has it first.
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) {
    device.terminal.handle(.key(key, modifiers))
  }

  /// Types characters, one after the other, where the focus is.
  public func type(_ text: String) {
    for character in text { device.terminal.handle(.text(String(character))) }
  }

  /// Pastes a text where the focus is.
  public func paste(_ text: String) {
    device.terminal.handle(.paste(text))
  }

  /// Presses and releases the mouse on a cell; the top left one is 0, 0.
  public func click(column: Int, row: Int) {
    device.terminal.handle(.mouse(MouseEvent(.press, column: column, row: row)))
    device.terminal.handle(.mouse(MouseEvent(.release, column: column, row: row)))
  }

  /// Presses and releases the mouse on the middle of a text, where the screen shows it first.
  public func click(
    _ text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard let cell = cell(of: text) else {
      reportIssue(
        "The screen does not show “\(text)”.\n\n\(description)",
        fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
    click(column: cell.column, row: cell.row)
  }

  /// Presses the mouse on a cell, moves it from cell to cell to another one and releases it there.
  ///
  /// - Parameter check: Called before it is released.
  public func drag(
    from start: (column: Int, row: Int), to end: (column: Int, row: Int),
    beforeRelease check: () -> Void = {}
  ) {
    func send(_ action: MouseEvent.Action, column: Int, row: Int) {
      device.terminal.handle(.mouse(MouseEvent(action, column: column, row: row)))
    }
    send(.press, column: start.column, row: start.row)
    let (columns, rows) = (end.column - start.column, end.row - start.row)
    let steps = max(abs(columns), abs(rows))
    for step in 0..<steps {
      send(
        .drag, column: start.column + columns * (step + 1) / steps,
        row: start.row + rows * (step + 1) / steps)
    }
    check()
    send(.release, column: end.column, row: end.row)
  }

  /// Presses the other button of the mouse on a cell.
  public func secondaryClick(column: Int, row: Int) {
    device.terminal.handle(.mouse(MouseEvent(.otherPress, column: column, row: row)))
  }

  /// Turns the mouse wheel over a cell: towards the end of a list for a positive number of turns.
  public func scroll(_ turns: Int, column: Int, row: Int) {
    device.terminal.turnWheel(turns, column: column, row: row)
  }

  /// The cell in the middle of a text.
  private func cell(of text: String) -> (column: Int, row: Int)? {
    let lines = self.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      let before = line[..<range.lowerBound].cellWidth
      return (before + text.cellWidth / 2, row)
    }
    return nil
  }
}
