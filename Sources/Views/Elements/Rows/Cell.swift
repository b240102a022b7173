import Foundation

/// What is in a cell (a row of a list, or something else that can be more than seen), and how it
/// stands there: the content in the room that the renderer leaves, a badge after it, and a
/// background behind all of it.
@MainActor
public final class Cell {
  /// Called when something that the cell is told through its content's traits is another.
  public var traitsChanged: () -> Void = {}

  private unowned let element: Element
  private var background: [Element] = []
  private var contents: [Element] = []
  private var badge: [Element] = []

  init(element: Element) {
    self.element = element
  }

  /// Shows elements below each other, and others behind and after them.
  public func show(_ contents: [Element], background: [Element] = [], badge: [Element] = []) {
    self.background = background
    self.contents = contents
    self.badge = badge
    element.setChildren(background + contents + badge)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let offer = contentProposal(in: proposal)
    var size = CGSize(width: insets.horizontal + badgeWidth, height: insets.vertical)
    var widest: CGFloat = 0
    for content in contents {
      let own = content.size(for: offer)
      widest = max(widest, own.width)
      size.height += height(own)
    }
    return CGSize(width: size.width + widest, height: size.height)
  }

  func place(in size: CGSize) {
    placeBackground(in: size)
    let offer = contentProposal(in: ProposedViewSize(width: size.width, height: nil))
    var y = insets.top
    for content in contents {
      let height = height(content.size(for: offer))
      content.place(
        CGRect(x: insets.leading, y: y, width: offer.width ?? 0, height: height), proposal: offer)
      y += height
    }
    for badge in badge {
      let own = badge.size(for: .unspecified)
      badge.place(
        CGRect(
          x: size.width - insets.trailing - own.width, y: insets.top, width: own.width,
          height: own.height), proposal: .unspecified)
    }
  }

  /// A background reaches a step of the device further than the content at both sides.
  private func placeBackground(in size: CGSize) {
    let rect = CGRect(origin: .zero, size: size).insetBy(dx: -element.metrics.grid.width, dy: 0)
    for background in background { background.place(rect, proposal: ProposedViewSize(rect.size)) }
  }

  private func contentProposal(in proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal - badgeWidth) }, height: nil)
  }

  private func height(_ size: CGSize) -> CGFloat { element.metrics.snappedHeight(size.height) }

  /// What the badge takes, with what is before it.
  private var badgeWidth: CGFloat {
    guard let badge = badge.first else { return 0 }
    return badge.size(for: .unspecified).width + element.metrics.spacing.width
  }

  private var insets: EdgeInsets {
    guard case .cell(let content) = element.content, let renderer = element.tree?.renderer else {
      return EdgeInsets()
    }
    return renderer.insets(of: content, actions: element.attributes.actions)
  }
}

extension Element {
  /// Makes the element a cell.
  public func makeCell() -> Cell {
    if case .cell(let cell) = container { return cell }
    let cell = Cell(element: self)
    container = .cell(cell)
    return cell
  }

  /// The cell that the element is, or is in.
  public var enclosingCell: Element? {
    ancestor { if case .cell = $0.content { true } else { false } }
  }

  /// What a modifier says through the element to what it is in changed.
  public func traitsChanged() {
    guard let cell = enclosingCell, case .cell(let container) = cell.container else { return }
    container.traitsChanged()
  }
}
