import Elements
import Foundation

/// Draws elements on a canvas.
@MainActor
struct Painter {
  var canvas: Canvas
  /// The element that has the focus, and its editor where it is a field.
  let focus: Element?
  let editor: FieldEditor?
  /// The step of what turns.
  let spinnerPhase: Int
  let showsKeyHints: Bool
  let showsHelp: Bool
  let dialogScrolls: [DialogScroll]

  /// Where the terminal's cursor stands, if what was drawn has it.
  private(set) var cursor: CellPoint?
  /// The opacity of what is drawn, from 0 to 1.
  var opacity = 1.0
  /// The rows of what turns.
  private(set) var spinnerRows = IndexSet()

  init(
    canvas: Canvas, focus: Element?, editor: FieldEditor?, spinnerPhase: Int, showsKeyHints: Bool,
    showsHelp: Bool, dialogScrolls: [DialogScroll]
  ) {
    self.canvas = canvas
    self.focus = focus
    self.editor = editor
    self.spinnerPhase = spinnerPhase
    self.showsKeyHints = showsKeyHints
    self.showsHelp = showsHelp
    self.dialogScrolls = dialogScrolls
  }

  /// Draws some rows of the screen anew.
  mutating func drawRows(_ rows: Range<Int>, of root: Element) {
    clipped(to: CellRect(columns: 0..<canvas.width, rows: rows)) { painter in
      painter.canvas.clear(painter.canvas.clip)
      painter.draw(root, origin: .zero)
    }
  }

  /// Draws an element and what is in it.
  ///
  /// - Parameters:
  ///   - origin: Where the parent stands in the window, in points.
  ///   - ambient: The look of text that has none of its own.
  mutating func draw(_ element: Element, origin: CGPoint, ambient: CellStyle = .plain) {
    guard element.isShown else { return }
    let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
    let isFaint =
      !element.attributes.isEnabled || opacity * element.attributes.effects.opacity < 0.6
    let ambient = isFaint ? ambient.with(.dim) : ambient
    if element.attributes.effects == ElementEffects() {
      drawContent(of: element, at: frame, ambient: ambient)
    } else {
      draw(in: CellRect(frame), with: element.attributes.effects) { painter in
        painter.drawContent(of: element, at: frame, ambient: ambient)
      }
    }
  }

  // Drawing recurs with the depth of the tree, which is mostly groups: what they need is in functions
  // of small frames.

  private mutating func drawContent(of element: Element, at frame: CGRect, ambient: CellStyle) {
    if element.isGroup {
      drawChildren(of: element, at: frame.origin, ambient: ambient)
    } else {
      drawOwn(element, in: CellRect(frame), frame: frame, ambient: ambient)
    }
  }

  @inline(never)
  private mutating func drawOwn(
    _ element: Element, in rect: CellRect, frame: CGRect, ambient inherited: CellStyle
  ) {
    switch element.content {
    case .window: drawWindow(element, in: rect)
    case .group: drawChildren(of: element, at: frame.origin, ambient: inherited)
    case .text(let content): drawText(content, in: rect, ambient: inherited)
    case .symbol(let content): drawSymbol(content, in: rect, ambient: inherited)
    case .spacer: break
    case .divider: drawDivider(in: rect)
    case .shape(let content): drawShape(element, content, in: rect, ambient: inherited)
    case .button(let content): drawButton(element, content, in: rect, ambient: inherited)
    case .toggle(let content): drawToggle(element, content, in: rect, ambient: inherited)
    case .textField(let content): drawTextField(element, content, in: rect, ambient: inherited)
    case .stepper(let content): drawStepper(element, content, in: rect, ambient: inherited)
    case .slider(let content): drawSlider(element, content, in: rect, ambient: inherited)
    case .progress(let content): drawProgress(element, content, in: rect, ambient: inherited)
    case .disclosure(let content): drawDisclosure(element, content, in: rect, ambient: inherited)
    case .picker(let content): drawPicker(element, content, in: rect, ambient: inherited)
    case .option(let content): drawOption(element, content, in: rect, ambient: inherited)
    case .tappable: drawTappable(element, in: rect, ambient: inherited)
    case .list(let content): drawList(element, content, in: rect, ambient: inherited)
    case .cell(let content): drawCell(element, content, in: rect, ambient: inherited)
    case .scroll(let content): drawScrollView(element, content, in: rect, ambient: inherited)
    case .search: drawSearch(element, in: rect, ambient: inherited)
    case .navigationStack:
      if let page = element.children.last { draw(page, origin: frame.origin, ambient: inherited) }
    case .page(let content): drawPage(element, content, in: rect, ambient: inherited)
    case .split: drawSplit(element, in: rect, ambient: inherited)
    case .tabs: drawChildren(of: element, at: frame.origin, ambient: inherited)
    case .tab(let content): drawTab(element, content, in: rect, ambient: inherited)
    case .menu: drawMenu(element, in: rect)
    case .bar: drawChildren(of: element, at: frame.origin, ambient: inherited)
    case .sheet(let content): drawSheet(element, content, in: rect)
    case .dialog(let content): drawDialog(element, content, in: rect)
    }
  }

  mutating func drawChildren(of element: Element, at origin: CGPoint, ambient: CellStyle) {
    for child in element.childrenInDrawingOrder { draw(child, origin: origin, ambient: ambient) }
  }

  /// Draws what is in an element over what it drew itself.
  mutating func drawChildren(of element: Element, in rect: CellRect, ambient: CellStyle) {
    let origin = CGPoint(column: rect.columns.lowerBound, row: rect.rows.lowerBound)
    drawChildren(of: element, at: origin, ambient: ambient)
  }

  mutating func place(cursor: CellPoint) {
    if canvas.clip.contains(cursor) { self.cursor = cursor }
  }

  mutating func noteSpinner(in row: Int) {
    if canvas.clip.rows.contains(row) { spinnerRows.insert(row) }
  }

  /// Draws inside of a rectangle only.
  mutating func clipped(to rect: CellRect, _ draw: (inout Painter) -> Void) {
    let outer = canvas.clip
    canvas.clip = outer.intersection(rect)
    if !canvas.clip.isEmpty { draw(&self) }
    canvas.clip = outer
  }

  func hasFocus(_ element: Element) -> Bool { element === focus }
}

extension Element {
  fileprivate var isGroup: Bool {
    if case .group = content { return true }
    return false
  }
}
