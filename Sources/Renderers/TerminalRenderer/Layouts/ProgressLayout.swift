import Elements
import Foundation

/// A label over a bar, or after what turns.
struct ProgressLayout: Layout, Equatable {
  var isDeterminate: Bool

  /// The columns for ` 100%` after a bar.
  static let figureWidth = 5
  static let usualBarWidth = 24

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if !isDeterminate {
      var cache: Void = ()
      return label.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    let width = proposal.width ?? CGSize(columns: Self.usualBarWidth, rows: 1).width
    let labels = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
    return CGSize(
      width: width, height: labels.reduce(CellSize.height) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    if !isDeterminate {
      var cache: Void = ()
      return label.placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    var y = bounds.minY
    for subview in subviews {
      let offer = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
      y += subview.sizeThatFits(offer).height
    }
  }

  private var label: LabelLayout { LabelLayout(leading: 2) }
}
