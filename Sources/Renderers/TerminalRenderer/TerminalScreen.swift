import Elements
import Foundation

/// A screen of cells without a device: it lays out and draws a tree of elements, and works it by
/// keys and mouse.
///
/// `TerminalRenderer` puts it on a terminal. By itself it is what tests and the `text` renderer
/// read:
///
///     let screen = TerminalScreen(columns: 40, rows: 15)
///     let tree = ElementTree(root: window, renderer: screen)
///     screen.show(tree)
///     screen.handle(.key(.tab))
///     print(screen.text)
@MainActor
public final class TerminalScreen: Renderer {
  public let metrics = LayoutMetrics(
    grid: CGSize(columns: 1, rows: 1),
    spacing: CGSize(columns: 1, rows: 0),
    padding: CGSize(columns: 2, rows: 1),
    scrollBarWidth: CellSize.width)

  /// Whether the last row says what the keys do.
  public let showsKeyHints: Bool

  public private(set) var columns: Int
  public private(set) var rows: Int

  /// What is shown. The screen does not keep it alive.
  public private(set) weak var tree: ElementTree?

  /// Called when rows were drawn anew.
  var didDraw: @MainActor (IndexSet) -> Void = { _ in }

  var canvas: Canvas
  var cursor: CellPoint?
  /// The editor of the field that has the focus.
  var field: ActiveField?
  /// The slider that the mouse moves.
  weak var dragged: Element?
  /// The sheet that the mouse makes higher or lower.
  var heldEdge: HeldEdge?
  /// Of the dialogs that are there.
  var dialogScrolls: [DialogScroll] = []
  /// Whether the list of the keys lies over the screen.
  var showsHelp = false {
    didSet { if showsHelp != oldValue { damageRows(0..<rows) } }
  }
  /// The rows to draw anew.
  var damage = IndexSet()
  var spinnerPhase = 0
  /// The rows in which something turns.
  var spinnerRows = IndexSet()
  /// The rows in which the focus was last drawn.
  private var highlightedRows = 0..<0

  /// - Parameters:
  ///   - columns: In cells of 8 points.
  ///   - rows: In cells of 16 points.
  public init(columns: Int, rows: Int, showsKeyHints: Bool = false) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    self.showsKeyHints = showsKeyHints
    canvas = Canvas(width: columns, height: rows)
  }

  /// Shows a tree that was made with this renderer. Its first control has the focus, unless the
  /// source gives it to another.
  public func show(_ tree: ElementTree) {
    show(tree, columns: columns, rows: rows)
  }

  func show(_ tree: ElementTree, columns: Int, rows: Int) {
    self.tree = tree
    resize(columns: columns, rows: rows)
    // There is always a keyboard: it works the first control at once.
    if tree.focus == nil { tree.moveFocus(.first) }
    tree.update()
  }

  /// Gives the screen another size, in cells, and draws it anew.
  public func resize(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    canvas = Canvas(width: self.columns, height: self.rows)
    cursor = nil
    spinnerRows = []
    damage = IndexSet(integersIn: 0..<self.rows)
    tree?.resize(to: CGSize(columns: self.columns, rows: self.rows))
    tree?.update()
    drawDamage()
  }

  /// The screen as text: a line a row, without the spaces at the ends of lines and the empty lines
  /// at the end.
  public var text: String {
    var lines = canvas.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  // MARK: - Renderer

  public func scheduleUpdate() {
    Task { [weak self] in self?.tree?.update() }
  }

  public func apply(_ changes: ElementChanges) {
    adoptFocus()
    if tree?.hasOverflow == true, !changes.frames.isEmpty || !changes.children.isEmpty {
      damageRows(0..<rows)
    }
    for element in changes.content { damageRows(of: element) }
    for element in changes.children {
      switch element.content {
      // Another page or dialog in front: what is behind it and the hints change, too.
      case .window, .navigationStack, .split, .tabs: damageRows(0..<rows)
      default: damageRows(of: element)
      }
    }
    for element in changes.frames {
      damageRows(of: element)
      // Where it stood before is in its parent, too.
      if let parent = element.parent { damageRows(of: parent) }
    }
    if changes.focus {
      damageFocus()
      revealFocusInDialog()
    }
    drawDamage()
  }

  // MARK: - Drawing what changed

  func damageRows(of element: Element) {
    guard element.tree != nil else { return }
    damageRows(CellRect(element.absoluteFrame).rows)
  }

  func damageRows(_ range: Range<Int>) {
    damage.insert(integersIn: range.clamped(to: 0..<rows))
  }

  /// The rows that show the focus: those of the row of a list, where it is in one, and the hints.
  private func damageFocus() {
    damageRows(highlightedRows)
    if let focus = tree?.focus { damageRows(of: focus.highlighted) }
    if rows > 0 { damageRows(rows - 1..<rows) }
  }

  func drawDamage() {
    guard let root = tree?.root, !damage.isEmpty else { return }
    let drawn = damage
    damage = []
    for range in drawn.rangeView {
      if let cursor, range.contains(cursor.row) { self.cursor = nil }
      spinnerRows.remove(integersIn: range)
      var painter = Painter(
        canvas: canvas, focus: tree?.focus, editor: field?.editor, spinnerPhase: spinnerPhase,
        showsKeyHints: showsKeyHints, showsHelp: showsHelp, dialogScrolls: dialogScrolls)
      // What is not shared is not copied.
      canvas = Canvas(width: 0, height: 0)
      painter.drawRows(range, of: root)
      canvas = painter.canvas
      cursor = painter.cursor ?? cursor
      spinnerRows.formUnion(painter.spinnerRows)
    }
    highlightedRows = tree?.focus.map { CellRect($0.highlighted.absoluteFrame).rows } ?? 0..<0
    didDraw(drawn)
  }

  /// Moves what turns on by a step.
  func advanceSpinners() {
    spinnerPhase += 1
    damage.formUnion(spinnerRows)
    drawDamage()
  }
}

extension Element {
  /// What is highlighted when the element has the focus: the row of the list that it is in, or
  /// itself.
  var highlighted: Element {
    var current = self
    while let parent = current.parent {
      switch parent.content {
      case .list, .menu: return current
      default: break
      }
      current = parent
    }
    return self
  }
}
