import Elements
import Foundation

/// A dialog's box: the title, the message, the buttons side by side where they fit, else one below
/// the other.
struct DialogLayout: Layout, Equatable {
  var content: DialogContent

  /// Columns between the box and what is in it.
  static let padding = 2
  private static let widest = 56
  private static let narrowest = 24
  private static let gap = 2

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let parts = Parts(content, subviews, columns: proposal.columns)
    return CGSize(columns: parts.width + 2 * (1 + Self.padding), rows: parts.height + 2)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let columns = ProposedViewSize(bounds.size).columns
    let parts = Parts(content, subviews, columns: columns)
    var row = 1 + parts.titleHeight
    for message in parts.messages {
      let offer = ProposedViewSize(columns: parts.width, rows: nil)
      let size = ProposedViewSize(message.sizeThatFits(offer))
      place(
        message, in: bounds, column: (parts.width - (size.columns ?? 0)) / 2, row: row,
        proposal: offer)
      row += size.rows ?? 0
    }
    row += row > 1 ? 1 : 0
    if parts.buttonsAreInRow {
      var column = (parts.width - parts.buttonRowWidth) / 2
      for button in parts.buttons {
        let offer = ProposedViewSize(columns: parts.buttonWidth, rows: 1)
        place(button, in: bounds, column: column, row: row, proposal: offer)
        column += parts.buttonWidth + Self.gap
      }
    } else {
      for button in parts.buttons {
        let offer = ProposedViewSize(columns: parts.buttonWidth, rows: nil)
        place(
          button, in: bounds, column: (parts.width - parts.buttonWidth) / 2, row: row,
          proposal: offer)
        row += ProposedViewSize(button.sizeThatFits(offer)).rows ?? 1
      }
    }
  }

  private func place(
    _ subview: LayoutSubview, in bounds: CGRect, column: Int, row: Int, proposal: ProposedViewSize
  ) {
    let corner = CGPoint(column: 1 + Self.padding + max(0, column), row: row)
    subview.place(
      at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: proposal)
  }

  static func titleLines(_ content: DialogContent, width: Int) -> [ArraySlice<Glyph>] {
    guard content.showsTitle, !content.title.isEmpty else { return [] }
    return LineBreaking(width: max(1, width))
      .lines(of: Glyph.glyphs(of: content.title, style: .bold))
  }

  /// What is in a dialog, measured in cells.
  @MainActor
  private struct Parts {
    let messages: [LayoutSubview]
    let buttons: [LayoutSubview]
    /// Of what is inside of the box and its padding.
    let width: Int
    let titleHeight: Int
    let buttonWidth: Int
    let buttonsAreInRow: Bool
    let height: Int

    var buttonRowWidth: Int {
      buttons.count * buttonWidth + max(0, buttons.count - 1) * DialogLayout.gap
    }

    init(_ content: DialogContent, _ subviews: Subviews, columns: Int?) {
      messages = subviews.filter { !$0._element.isButton }
      buttons = subviews.filter { $0._element.isButton }
      let around = 2 * (1 + DialogLayout.padding)
      let room = max(1, min(DialogLayout.widest, (columns ?? Int.max) - around))
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

      titleHeight = DialogLayout.titleLines(content, width: width).count
      let offer = ProposedViewSize(columns: width, rows: nil)
      func height(_ subviews: [LayoutSubview]) -> Int {
        subviews.reduce(0) { $0 + (ProposedViewSize($1.sizeThatFits(offer)).rows ?? 0) }
      }
      let textHeight = titleHeight + height(messages)
      let buttonHeight = buttonsAreInRow ? min(1, buttons.count) : height(buttons)
      self.height = textHeight + (textHeight > 0 && buttonHeight > 0 ? 1 : 0) + buttonHeight
    }
  }
}

extension Element {
  var isButton: Bool { if case .button = content { true } else { false } }

  /// Whether the element is one of a dialog's buttons.
  var isInDialog: Bool { if case .dialog = parent?.content { true } else { false } }
}
