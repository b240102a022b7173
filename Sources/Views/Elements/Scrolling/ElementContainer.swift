import Foundation

/// What an element is that does not simply lay out its children.
enum ElementContainer {
  /// Rows that scroll.
  case list(RowWindow)
  /// Content that scrolls.
  case area(ScrollArea)
  /// Rows in a stack, which are made where a region around it shows them.
  case stack(LazyStack)
  /// Content with a badge and a background.
  case cell(Cell)

  /// Whether the element takes what it is offered, whatever is in it.
  var takesProposal: Bool {
    if case .list = self { true } else { false }
  }

  /// The size that the element chooses.
  @MainActor
  func size(for proposal: ProposedViewSize) -> CGSize {
    switch self {
    case .list: proposal.replacingUnspecifiedDimensions()
    case .area(let area): area.size(for: proposal)
    case .stack(let stack): stack.size(for: proposal)
    case .cell(let cell): cell.size(for: proposal)
    }
  }

  /// Makes and places what is in the element, which has its own place.
  @MainActor
  func place(in size: CGSize) {
    switch self {
    case .list(let rows): rows.place(in: size)
    case .area(let area): area.place(in: size)
    case .stack(let stack): stack.place()
    case .cell(let cell): cell.place(in: size)
    }
  }
}

extension Element {
  /// The rows of a list. Those that are alive are the element's children.
  public var rows: RowWindow? {
    if case .list(let rows) = container { rows } else { nil }
  }

  /// What scrolls in a scroll view.
  public var scrollArea: ScrollArea? {
    if case .area(let area) = container { area } else { nil }
  }

  /// The rows of a lazy stack. Those that are alive are the element's children.
  public var lazyStack: LazyStack? {
    if case .stack(let stack) = container { stack } else { nil }
  }
}
