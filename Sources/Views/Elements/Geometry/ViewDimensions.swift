import Foundation

/// A view's size and its alignment guides, in points in its own coordinates.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat

  private let element: Element?
  private let proposal: ProposedViewSize
  private let withOwnGuides: Bool

  /// - Parameter withOwnGuides: Whether guides that were set on the element itself count, or just
  ///   those in it.
  init(
    size: CGSize, element: Element? = nil, proposal: ProposedViewSize = .unspecified,
    withOwnGuides: Bool = true
  ) {
    self.width = size.width
    self.height = size.height
    self.element = element
    self.proposal = proposal
    self.withOwnGuides = withOwnGuides
  }

  /// Where the guide stands.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[AlignmentGuide(guide)]
  }

  /// Where the guide stands.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[AlignmentGuide(guide)]
  }

  subscript(guide: AlignmentGuide) -> CGFloat {
    explicit(guide) ?? guide.id.defaultValue(in: self)
  }

  /// Where the view itself, or one in it, put the guide; `nil` where none did.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(AlignmentGuide(guide))
  }

  /// Where the view itself, or one in it, put the guide; `nil` where none did.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit(AlignmentGuide(guide))
  }

  var size: CGSize { CGSize(width: width, height: height) }

  // Dimensions are made by the layout, on the main actor, for the length of a call: the guides' own
  // functions are not isolated, since existing source declares them so.
  private func explicit(_ guide: AlignmentGuide) -> CGFloat? {
    guard let element else { return nil }
    let size = size, proposal = proposal, withOwnGuides = withOwnGuides
    return MainActor.assumeIsolated {
      element.explicitAlignment(
        guide, size: size, proposal: proposal, withOwnGuides: withOwnGuides)
    }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.size == rhs.size && lhs.element === rhs.element
  }
}
