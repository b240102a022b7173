import Foundation

/// A layout of any type, for a container that changes its layout and keeps what is in it.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { content }
@MainActor
public struct AnyLayout {
  private let base: any Layout

  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  /// A layout with a cache of its own, for one element.
  func makeElementLayout() -> AnyElementLayout { AnyElementLayout(base) }
}

extension AnyLayout: Layout {
  /// The cache of the layout inside.
  public struct Cache {
    let layout: AnyElementLayout
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(layout: makeElementLayout()) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    let layout = makeElementLayout()
    layout.adoptCache(of: cache.layout)
    cache = Cache(layout: layout)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.layout.spacing(subviews: subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.layout.size(for: proposal, subviews: subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.layout.place(in: bounds, proposal: proposal, subviews: subviews)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.layout.explicitAlignment(
      of: AlignmentGuide(guide), in: bounds, proposal: proposal, subviews: subviews)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.layout.explicitAlignment(
      of: AlignmentGuide(guide), in: bounds, proposal: proposal, subviews: subviews)
  }
}
