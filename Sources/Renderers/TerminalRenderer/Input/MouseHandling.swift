import Elements
import Foundation

extension TerminalScreen {
  func handle(_ event: MouseEvent) {
    let cell = CellPoint(column: event.column, row: event.row)
    switch event.action {
    case .press: press(at: cell)
    case .otherPress: showActions(at: cell)
    case .drag: if let dragged { slide(dragged, to: cell) }
    case .release: dragged = nil
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
    } else {
      scrollDialog { _ in rows }
    }
  }

  private func press(at cell: CellPoint) {
    guard let tree else { return }
    dragged = nil
    if let page = visiblePage, page.header?.goesBack(at: cell) == true {
      page.element.send(.dismiss)
      return
    }
    guard let element = tree.element(at: cell.center) else { return }
    if element.isFocusable { tree.setFocus(element) }
    switch element.content {
    case .button, .disclosure, .picker, .option, .tappable: element.send(.press)
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
    // The text stands as it was drawn: from its start, unless it was being edited.
    let shown = VisibleField(
      content, editor: wasActive ? field?.editor : nil, width: rect.width)
    edit { $0.moveCursor(toOffset: shown.offset(column: cell.column - rect.columns.lowerBound)) }
  }

  // MARK: - What is where

  /// The page in front, with its header as it stands.
  private var visiblePage: (element: Element, header: PageHeader?)? {
    guard let scope = tree?.focusScope else { return nil }
    if case .dialog = scope.content { return nil }
    var page: (Element, PageHeader)?
    var current: Element? = tree?.root
    while let element = current {
      if case .page(let content) = element.content {
        page = (element, PageHeader(content, in: CellRect(element.absoluteFrame)))
      }
      current = element.children.last
    }
    return page
  }
}

extension CellPoint {
  /// The middle of the cell, in points.
  fileprivate var center: CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * CellSize.width, y: (CGFloat(row) + 0.5) * CellSize.height)
  }
}
