import Elements
import Foundation

/// The label, and the chosen option between signs after it: `Flavour  ‹ Vanilla ›`.
struct MenuPickerLayout: Layout, Equatable {
  /// The place of the chosen option.
  let selection: Int?
  /// Whether the picker takes the whole width, with the option at its end.
  let fillsWidth: Bool

  /// The columns of the signs on both sides of the option, and of the gap to the label.
  private static let sign = 2
  private static let gap = 2

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let parts = arrange(subviews, in: proposal.width)
    var width = parts.optionX + parts.option.width + CGSize(columns: Self.sign, rows: 0).width
    if fillsWidth, let offered = proposal.width, offered.isFinite { width = max(width, offered) }
    return CGSize(
      width: width, height: max(parts.label.height, parts.option.height, CellSize.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let parts = arrange(subviews, in: bounds.width)
    for (index, subview) in subviews.enumerated() {
      switch index {
      case 0:
        subview.place(at: bounds.origin, proposal: ProposedViewSize(parts.label))
      case chosen:
        let end = bounds.maxX - CGSize(columns: Self.sign, rows: 0).width
        subview.place(
          at: CGPoint(x: end - parts.option.width, y: bounds.minY),
          proposal: ProposedViewSize(parts.option))
      default:
        subview.place(at: bounds.origin, proposal: .zero)
      }
    }
  }

  private var chosen: Int? { selection.map { $0 + 1 } }

  private func arrange(
    _ subviews: Subviews, in width: CGFloat?
  ) -> (label: CGSize, option: CGSize, optionX: CGFloat) {
    let signs = CGSize(columns: Self.sign * 2, rows: 0).width
    let gap = CGSize(columns: Self.gap, rows: 0).width
    func size(_ index: Int, _ width: CGFloat?) -> CGSize {
      guard subviews.indices.contains(index) else { return .zero }
      return subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
    }
    // An option that takes all the room it is offered, as a coloured one, leaves some to the label.
    let option =
      chosen.map { chosen in
        size(chosen, width.map { min(max(0, $0 - signs), size(chosen, nil).width) })
      } ?? .zero
    var label = size(0, width.map { max(0, $0 - signs - gap - option.width) })
    if label.width == 0 { label.height = 0 }
    let before = label.width > 0 ? label.width + gap : 0
    return (label, option, before + signs / 2)
  }
}

extension PickerContent {
  @MainActor
  func layout(of element: Element) -> AnyElementLayout {
    switch look {
    case .menu:
      AnyElementLayout(MenuPickerLayout(selection: selection, fillsWidth: element.isRowOfList))
    case .segmented: AnyElementLayout(SegmentsLayout())
    case .inline: AnyElementLayout(VStackLayout(alignment: .leading, spacing: 0))
    }
  }
}

extension OptionContent {
  var layout: LabelLayout {
    look == .inline ? LabelLayout(leading: 4) : LabelLayout(leading: 1, trailing: 1)
  }
}

/// Options in a row, in the place of the label.
private struct SegmentsLayout: Layout, Equatable {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.dropFirst().map { $0.sizeThatFits(.unspecified) }
    let ends = CGSize(columns: 2, rows: 0).width
    return CGSize(
      width: sizes.reduce(ends) { $0 + $1.width } + CGFloat(max(0, sizes.count - 1))
        * CellSize.width,
      height: sizes.map(\.height).max() ?? CellSize.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX + CellSize.width
    subviews.first?.place(at: bounds.origin, proposal: .zero)
    for subview in subviews.dropFirst() {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      x += size.width + CellSize.width
    }
  }
}
