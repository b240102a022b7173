import Foundation

/// How a container measures and places its children.
///
/// A parent proposes a size, the child chooses its own, and the parent places it. A layout answers
/// what it would choose (`sizeThatFits`), possibly for several proposals, and then places its
/// subviews in the bounds that it was given.
///
///     struct DiagonalLayout: Layout {
///       func sizeThatFits(
///         proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) -> CGSize {
///         subviews.reduce(CGSize.zero) { size, subview in
///           let next = subview.sizeThatFits(.unspecified)
///           return CGSize(width: size.width + next.width, height: size.height + next.height)
///         }
///       }
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) {
///         var corner = bounds.origin
///         for subview in subviews {
///           let size = subview.sizeThatFits(.unspecified)
///           subview.place(at: corner, proposal: .unspecified)
///           corner.x += size.width
///           corner.y += size.height
///         }
///       }
///     }
///
/// Lengths are in points. A layout runs on the main actor.
@MainActor
public protocol Layout {
  typealias Subviews = LayoutSubviews

  /// What the layout keeps between its calls, until a subview changes.
  associatedtype Cache = Void

  /// What is the same for all layouts of the type.
  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container wants to its siblings.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the container chooses for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places every subview. One that is not placed stands in the middle of the bounds.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  )

  /// Where the container puts a guide, in `bounds`' coordinates; `nil` is where the guide is by
  /// default. A layout that says nothing puts it where the subviews have it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where the container puts a guide, in `bounds`' coordinates; `nil` is where the guide is by
  /// default. A layout that says nothing puts it where the subviews have it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.mergedSpacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.merged(AlignmentGuide(guide)) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.merged(AlignmentGuide(guide)) }
}
