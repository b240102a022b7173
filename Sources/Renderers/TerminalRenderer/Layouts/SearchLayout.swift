import Elements
import Foundation

/// A search field over what is searched.
struct SearchLayout: Layout, Equatable {
  /// The columns before the field, for its sign.
  static let signWidth = 3

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let size = content.sizeThatFits(
      ProposedViewSize(
        width: proposal.width, height: proposal.height.map { max(0, $0 - Self.height) }))
    return CGSize(width: proposal.width ?? size.width, height: size.height + Self.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let content = subviews.first, let field = subviews.last, subviews.count > 1 else {
      return
    }
    let sign = CGFloat(Self.signWidth) * CellSize.width
    field.place(
      at: CGPoint(x: bounds.minX + sign, y: bounds.minY),
      proposal: ProposedViewSize(
        width: max(0, bounds.width - sign - CellSize.width), height: CellSize.height))
    content.placeOnPage(
      in: CGRect(
        x: bounds.minX, y: bounds.minY + Self.height, width: bounds.width,
        height: max(0, bounds.height - Self.height)))
  }

  private static let height = CellSize.height
}
