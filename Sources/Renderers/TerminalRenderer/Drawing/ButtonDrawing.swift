import Elements
import Foundation

extension Painter {
  mutating func drawButton(
    _ element: Element, _ content: ButtonContent, in rect: CellRect, ambient: CellStyle
  ) {
    let look = content.look(of: element)
    let isFocused = hasFocus(element)
    var style = ambient
    if look != .plain || content.role == .destructive {
      style.foreground = content.color(element.attributes)
    }
    if isFocused || content.look == .prominent { style.traits.insert(.bold) }
    // A button that stands by itself shows its focus with its whole surface, one in a list with the
    // row's bar.
    if isFocused, look == .plain || look == .bordered || look == .menu && !element.isRowOfList {
      style.traits.insert(.inverse)
      // Not the terminal's background, which on a light terminal is as light as most colours.
      if style.foreground != .standard { style.background = style.foreground.textColorOverIt }
      canvas.fill(rect, style: style)
    }
    drawChildren(of: element, in: rect, ambient: style)

    let sign = isFocused ? style : ambient.with(.dim)
    let row = rect.rows.lowerBound
    let last = rect.columns.upperBound - 1
    switch look {
    case .row, .plain: break
    case .link: canvas.write("›", column: last, row: row, style: sign)
    case .menu: canvas.write("▾", column: last, row: row, style: sign)
    case .bordered:
      canvas.write("[", column: rect.columns.lowerBound, row: row, style: sign)
      canvas.write("]", column: last, row: row, style: sign)
    }
  }
}

extension ButtonContent {
  /// How a terminal shows the button where it stands.
  enum TerminalLook: Equatable {
    /// The label alone, over the width of the row.
    case row
    /// The label alone.
    case plain
    /// The label in brackets.
    case bordered
    /// Over the width of the row, with a sign that it leads on.
    case link
    /// The label, with a sign that there is more.
    case menu
  }

  @MainActor
  func look(of element: Element) -> TerminalLook {
    let isRow = element.isRowOfList
    switch look {
    case .menu: return .menu
    case .link: return element.isInBar ? .bordered : .link
    case .automatic: return isRow ? .row : .bordered
    case .plain: return isRow ? .row : .plain
    case .bordered, .prominent: return .bordered
    }
  }

  func color(_ attributes: ElementAttributes) -> TerminalColor {
    if !attributes.isEnabled { return .standard }
    return role == .destructive ? Theme.destructive : Theme.tint(attributes)
  }
}

extension Element {
  /// Whether the element is in a bar of a page.
  var isInBar: Bool {
    var current = parent
    while let element = current {
      switch element.content {
      case .bar: return true
      case .group: current = element.parent
      default: return false
      }
    }
    return false
  }

  /// Whether the element is a row by itself, however many containers of one child are around it.
  var isRowOfList: Bool {
    var child = self
    while let element = child.parent {
      switch element.content {
      case .list, .menu: return true
      default: break
      }
      guard element.isWrapper(around: child) else { return false }
      child = element
    }
    return false
  }
}
