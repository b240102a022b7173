import Elements
import Foundation

extension TerminalScreen {
  func handle(_ event: MouseEvent) {
    let cell = CellPoint(column: event.column, row: event.row)
    switch event.action {
    case .press: press(at: cell)
    case .otherPress: showActions(at: cell)
    case .drag:
      if let dragged { slide(dragged, to: cell) }
      dragEdge(to: cell)
      tree?.movePointer(to: cell.center)
    case .release:
      dragged = nil
      releaseEdge()
      tree?.releasePointer()
    case .wheelUp: turnWheel(-1, at: cell)
    case .wheelDown: turnWheel(1, at: cell)
    }
  }

  /// Turns the wheel over a cell, as so many events would, in one.
  ///
  /// - Parameter turns: Towards the end where it is positive.
  public func turnWheel(_ turns: Int, column: Int, row: Int) {
    adoptFocus()
    turnWheel(turns, at: CellPoint(column: column, row: row))
    tree?.update()
    drawDamage()
  }

  private static var rowsOfTurn: Int { 3 }

  private func turnWheel(_ turns: Int, at cell: CellPoint) {
    let rows = turns * Self.rowsOfTurn
    if let element = tree?.scrollingElement(
      at: cell.center, along: .vertical, towardsEnd: turns > 0)
    {
      scroll(element, by: CGFloat(rows) * CellSize.height)
    } else if menuInFront != nil {
      for _ in 0..<abs(rows) { tree?.moveFocus(rows < 0 ? .up : .down) }
    } else {
      scrollDialog { _ in rows }
    }
  }

  private func press(at cell: CellPoint) {
    guard let tree else { return }
    dragged = nil
    heldEdge = nil
    if holdEdge(at: cell) { return }
    if let page = pagesInReach.last(where: { PageHeader(of: $0)?.goesBack(at: cell) == true }) {
      page.send(.dismiss)
      return
    }
    if tree.focusScope.isLeft(byPressAt: cell) {
      tree.focusScope.send(.dismiss)
      return
    }
    guard let element = tree.element(at: cell.center) else { return }
    if element.isFocusable { tree.setFocus(element) }
    if tree.pressPointer(on: element, at: cell.center) { return }
    switch element.content {
    case .button where element.showsMenuSign(at: cell): element.send(.showActions)
    case .button, .disclosure, .tab, .picker, .option, .tappable: element.send(.press)
    case .toggle(let toggle): element.send(.toggle(!toggle.isOn))
    case .textField(let content): placeCursor(of: element, content, at: cell)
    case .stepper: step(element, at: cell)
    case .slider:
      dragged = element
      slide(element, to: cell)
    case .cell(let content): press(element, content, at: cell)
    default: break
    }
  }

  private func press(_ element: Element, _ content: CellContent, at cell: CellPoint) {
    let parts = CellParts(
      content, element.attributes.actions, in: CellRect(element.absoluteFrame))
    let isDelete = parts.delete == cell.column || parts.delete.map { $0 + 1 } == cell.column
    element.send(isDelete ? .delete : .press)
  }

  private func showActions(at cell: CellPoint) {
    guard let tree, let element = tree.element(at: cell.center) else { return }
    if element.isFocusable { tree.setFocus(element) }
    element.send(.showActions)
  }

  private func step(_ element: Element, at cell: CellPoint) {
    guard case .stepper(let stepper) = element.content,
      let step = StepperParts(in: CellRect(element.absoluteFrame)).step(at: cell),
      step > 0 ? stepper.canIncrement : stepper.canDecrement
    else { return }
    element.send(.step(step))
  }

  private func slide(_ element: Element, to cell: CellPoint) {
    guard case .slider(let slider) = element.content else { return }
    let columns = CellRect(element.absoluteFrame).columns
    let value = slider.value(column: cell.column - columns.lowerBound, width: columns.count)
    if value != slider.value { element.send(.slide(value)) }
  }

  private func placeCursor(of element: Element, _ content: TextFieldContent, at cell: CellPoint) {
    let wasActive = field?.element === element
    adoptFocus()
    let rect = CellRect(element.absoluteFrame)
    if content.lines != nil { return placeCursor(at: cell, inLinesOf: rect, wasActive: wasActive) }
    // The text stands as it was drawn: from its start, unless it was being edited.
    let shown = VisibleField(
      content, editor: wasActive ? field?.editor : nil, width: rect.width)
    edit { $0.moveCursor(toOffset: shown.offset(column: cell.column - rect.columns.lowerBound)) }
  }

  private func placeCursor(at cell: CellPoint, inLinesOf rect: CellRect, wasActive: Bool) {
    guard let editor = field?.editor else { return }
    let lines = FieldLines(editor.text, width: rect.width)
    let cursor = lines.place(ofOffset: editor.beforeCursor.count)
    // The text stands as it was drawn: from its start, unless it was being edited.
    let first = lines.firstVisible(
      height: rect.height, cursorLine: wasActive ? cursor.line : nil)
    let offset = lines.offset(
      line: first + cell.row - rect.rows.lowerBound, column: cell.column - rect.columns.lowerBound)
    edit { $0.moveCursor(toOffset: offset) }
  }

  // MARK: - What is where

  /// The pages in sight, as far as the user can get to them: the last of those beside each other
  /// first.
  var pagesInReach: [Element] {
    var pages: [Element] = []
    var pending = [tree?.focusScope].compactMap(\.self)
    while let element = pending.popLast() {
      if case .page = element.content { pages.append(element) }
      pending += element.reachableChildren
    }
    return pages
  }
}

extension PageHeader {
  /// The head of a page as it stands.
  @MainActor
  fileprivate init?(of page: Element) {
    guard case .page(let content) = page.content else { return nil }
    self.init(content, bars: PageBars(of: page), in: CellRect(page.absoluteFrame))
  }
}

extension Element {
  /// Whether the sign for a menu is there, of a button that has an action of its own beside it.
  fileprivate func showsMenuSign(at cell: CellPoint) -> Bool {
    guard case .button(let button) = content, button.look == .menu,
      attributes.actions.contains(.showActions)
    else { return false }
    return cell.column == CellRect(absoluteFrame).columns.upperBound - 1
  }

  /// Whether a press beside what is presented leaves it.
  fileprivate func isLeft(byPressAt cell: CellPoint) -> Bool {
    switch content {
    case .sheet(let sheet): sheet.canBeLeft && !CellRect(absoluteFrame).contains(cell)
    case .menu: !CellRect(absoluteFrame).contains(cell)
    default: false
    }
  }
}

extension CellPoint {
  /// The middle of the cell, in points.
  fileprivate var center: CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * CellSize.width, y: (CGFloat(row) + 0.5) * CellSize.height)
  }
}
