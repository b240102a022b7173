import Elements
import Foundation

/// A dialog's box: the title, the message, the buttons side by side where they fit, else one below
/// the other.
///
/// Where there is no room for all, the text and the buttons are cut, and scrolled: there is always
/// a button in sight.
struct DialogLayout: Layout, Equatable {
  var content: DialogContent
  var scroll: DialogScroll

  private static let widest = 56
  private static let narrowest = 24
  private static let gap = 2

  nonisolated static func == (left: DialogLayout, right: DialogLayout) -> Bool {
    left.content == right.content && left.scroll === right.scroll
  }

  /// Columns between the box and what is in it, by those of the window.
  static func padding(columns: Int?) -> Int { min(2, (columns ?? Int.max) / 12) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let parts = Parts(content, subviews, columns: proposal.columns)
    return CGSize(
      columns: parts.width + 2 * parts.margin, rows: min(parts.height, proposal.rows ?? Int.max))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let parts = Parts(content, subviews, columns: proposal.columns)
    let room = Room(for: parts, rows: ProposedViewSize(bounds.size).rows ?? 0)
    scroll.hasBox = room.hasBox
    scroll.text.settle(parts.textHeight, visible: room.text.count)
    scroll.buttons.settle(parts.buttonHeight, visible: room.buttons.count)

    var row = room.text.lowerBound - scroll.text.offset + parts.titleHeight
    for message in parts.messages {
      let offer = ProposedViewSize(columns: parts.width, rows: nil)
      let size = ProposedViewSize(message.sizeThatFits(offer))
      let column = max(0, parts.width - (size.columns ?? 0)) / 2
      message.place(
        at: bounds.origin.moved(columns: parts.margin + column, rows: row), proposal: offer)
      row += size.rows ?? 0
    }
    if parts.buttonsAreInRow {
      placeButtonsInRow(parts, row: room.buttons.lowerBound, in: bounds)
    } else {
      placeButtonsInColumn(parts, rows: room.buttons, in: bounds)
    }
  }

  private func placeButtonsInRow(_ parts: Parts, row: Int, in bounds: CGRect) {
    var column = parts.margin + (parts.width - parts.buttonRowWidth) / 2
    for button in parts.buttons {
      button.place(
        at: bounds.origin.moved(columns: column, rows: row),
        proposal: ProposedViewSize(columns: parts.buttonWidth, rows: 1))
      column += parts.buttonWidth + Self.gap
    }
  }

  private func placeButtonsInColumn(_ parts: Parts, rows: Range<Int>, in bounds: CGRect) {
    let offer = ProposedViewSize(columns: parts.buttonWidth, rows: nil)
    var top = 0
    let places = parts.buttons.map { button in
      let place = top..<top + (ProposedViewSize(button.sizeThatFits(offer)).rows ?? 1)
      top = place.upperBound
      return (button, place)
    }
    if let (_, place) = places.first(where: { $0.0._element.hasFocus }) {
      scroll.buttons.reveal(place)
    }
    let inSight = scroll.buttons.inSight
    let height = ProposedViewSize(bounds.size).rows ?? 0
    for (button, place) in places {
      // A dialog that is cut has the whole height: what is not in sight stands over or under the
      // window, beyond the line of hints, where the mouse does not get and the order of the buttons
      // is kept.
      let row =
        if place.upperBound <= inSight.lowerBound {
          place.lowerBound - inSight.lowerBound
        } else if place.lowerBound >= inSight.upperBound {
          height + 1 + place.lowerBound - inSight.upperBound
        } else {
          rows.lowerBound + place.lowerBound - inSight.lowerBound
        }
      let column = parts.margin + (parts.width - parts.buttonWidth) / 2
      button.place(at: bounds.origin.moved(columns: column, rows: row), proposal: offer)
    }
  }

  static func titleLines(_ content: DialogContent, width: Int) -> [ArraySlice<Glyph>] {
    guard content.showsTitle, !content.title.isEmpty else { return [] }
    return LineBreaking(width: max(1, width))
      .lines(of: Glyph.glyphs(of: content.title, style: .bold))
  }

  /// The rows that the parts of a dialog have.
  private struct Room {
    let hasBox: Bool
    let text: Range<Int>
    let buttons: Range<Int>

    @MainActor
    init(for parts: Parts, rows: Int) {
      let isCut = rows < parts.height
      hasBox = !isCut || rows > 4
      let edge = hasBox ? 1 : 0
      let inner = max(0, rows - 2 * edge)
      // Some of the text tells what the buttons are about, and some of the buttons are what it is
      // all for.
      let leastText = min(parts.textHeight, inner > 1 ? max(1, inner / 3) : 0)
      let buttonRows = min(parts.buttonHeight, max(0, inner - leastText))
      let left = inner - buttonRows
      let gap = isCut ? (left > 3 ? 1 : 0) : parts.gap
      text = edge..<edge + min(parts.textHeight, max(0, left - gap))
      let start = edge + max(0, left)
      buttons = start..<start + buttonRows
    }
  }

  /// What is in a dialog, measured in cells.
  @MainActor
  private struct Parts {
    let messages: [LayoutSubview]
    let buttons: [LayoutSubview]
    /// Columns of the box and its padding on each side.
    let margin: Int
    /// Of what is inside of the box and its padding.
    let width: Int
    let titleHeight: Int
    let textHeight: Int
    let buttonWidth: Int
    let buttonsAreInRow: Bool
    let buttonHeight: Int

    var gap: Int { textHeight > 0 && buttonHeight > 0 ? 1 : 0 }
    var height: Int { 2 + textHeight + gap + buttonHeight }

    var buttonRowWidth: Int {
      buttons.count * buttonWidth + max(0, buttons.count - 1) * DialogLayout.gap
    }

    init(_ content: DialogContent, _ subviews: Subviews, columns: Int?) {
      messages = subviews.filter { !$0._element.isButton }
      buttons = subviews.filter { $0._element.isButton }
      margin = 1 + DialogLayout.padding(columns: columns)
      let room = max(1, min(DialogLayout.widest, (columns ?? Int.max) - 2 * margin))
      func ideal(_ subview: LayoutSubview) -> Int {
        ProposedViewSize(subview.sizeThatFits(.unspecified)).columns ?? 0
      }
      let title = content.showsTitle ? content.title.cellWidth : 0
      let text = (messages.map(ideal) + [title]).max() ?? 0
      // Buttons of a dialog are equally wide.
      buttonWidth = min(room, max(10, buttons.map(ideal).max() ?? 0))
      let row = buttons.count * buttonWidth + max(0, buttons.count - 1) * DialogLayout.gap
      buttonsAreInRow = content.kind == .alert && row <= room
      let wanted = max(text, buttonsAreInRow ? row : buttonWidth, DialogLayout.narrowest)
      width = min(room, wanted)

      func height(_ subviews: [LayoutSubview], width: Int) -> Int {
        let offer = ProposedViewSize(columns: width, rows: nil)
        return subviews.reduce(0) { $0 + (ProposedViewSize($1.sizeThatFits(offer)).rows ?? 0) }
      }
      titleHeight = DialogLayout.titleLines(content, width: width).count
      textHeight = titleHeight + height(messages, width: width)
      buttonHeight =
        buttonsAreInRow ? min(1, buttons.count) : height(buttons, width: buttonWidth)
    }
  }
}

extension CGPoint {
  fileprivate func moved(columns: Int, rows: Int) -> CGPoint {
    let distance = CGPoint(column: columns, row: rows)
    return CGPoint(x: x + distance.x, y: y + distance.y)
  }
}

extension Element {
  var isButton: Bool { if case .button = content { true } else { false } }

  fileprivate var hasFocus: Bool { tree?.focus === self }

  /// Whether the element is one of a dialog's buttons.
  var isInDialog: Bool { if case .dialog = parent?.content { true } else { false } }
}
