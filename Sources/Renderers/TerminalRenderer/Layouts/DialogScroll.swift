import Elements

/// How much of a dialog has room on the screen: of the text above its buttons, and of the buttons. A
/// menu has its choices as buttons, and no text.
///
/// The dialog's layout settles it, keys and the wheel scroll the text, and the focus the buttons.
@MainActor
final class DialogScroll {
  private(set) weak var dialog: Element?

  /// The rows of the title and the message.
  var text = Span()
  /// The rows of the buttons.
  var buttons = Span()
  /// Whether there is room for a box around the dialog.
  var hasBox = true

  init(of dialog: Element) {
    self.dialog = dialog
  }

  /// Rows, and those of them that are in sight.
  struct Span: Equatable {
    private(set) var count = 0
    private(set) var visible = 0
    private(set) var offset = 0

    var isCut: Bool { visible < count }
    var inSight: Range<Int> { offset..<offset + visible }

    /// There are other rows, or there is room for more or fewer of them.
    mutating func settle(_ count: Int, visible: Int) {
      self.count = count
      self.visible = visible
      scroll(by: 0)
    }

    /// Returns whether there was something to scroll.
    @discardableResult
    mutating func scroll(by distance: Int) -> Bool {
      let before = offset
      offset = max(0, min(offset + distance, count - visible))
      return offset != before
    }

    /// Scrolls as little as it takes to show some of the rows.
    mutating func reveal(_ rows: Range<Int>) {
      scroll(by: min(0, rows.lowerBound - offset))
      scroll(by: max(0, min(rows.upperBound - visible, rows.lowerBound) - offset))
    }
  }
}

extension TerminalScreen {
  func scroll(of dialog: Element) -> DialogScroll {
    dialogScrolls.removeAll { $0.dialog == nil }
    if let scroll = dialogScrolls.first(where: { $0.dialog === dialog }) { return scroll }
    let scroll = DialogScroll(of: dialog)
    dialogScrolls.append(scroll)
    return scroll
  }

  /// Scrolls the text of the dialog in front. Returns whether there was something to scroll.
  @discardableResult
  func scrollDialog(by distance: (DialogScroll.Span) -> Int) -> Bool {
    guard let dialog = dialogInFront else { return false }
    let scroll = scroll(of: dialog)
    guard scroll.text.scroll(by: distance(scroll.text)) else { return false }
    dialog.invalidateLayout()
    damageRows(of: dialog)
    return true
  }

  /// Has the dialog or the menu in front show the button that has the focus.
  func revealFocusInDialog() {
    guard let dialog = dialogInFront ?? menuInFront, scroll(of: dialog).buttons.isCut else {
      return
    }
    dialog.invalidateLayout()
    damageRows(of: dialog)
    tree?.update()
  }

  private var dialogInFront: Element? {
    guard let scope = tree?.focusScope, case .dialog = scope.content else { return nil }
    return scope
  }

  /// The menu that is open, where it lies over all else.
  var menuInFront: Element? {
    guard let scope = tree?.focusScope, case .menu = scope.content else { return nil }
    return scope
  }
}
