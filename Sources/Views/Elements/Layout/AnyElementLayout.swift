import Foundation

/// A layout of any type, with the cache that it keeps for one element.
@MainActor
public struct AnyElementLayout {
  private let storage: LayoutStorage

  /// The axis along which the layout stacks its children, where it is a stack.
  public let stackOrientation: Axis?
  /// Which of the children the layout is only a wrapper around.
  let wrapping: LayoutProperties.Wrapping?

  public init<L: Layout>(_ layout: L) {
    if let layout = layout as? AnyLayout {
      self = layout.makeElementLayout()
      return
    }
    storage = TypedLayoutStorage(layout)
    stackOrientation = L.layoutProperties.stackOrientation
    wrapping = L.layoutProperties.wrapping
  }

  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    storage.size(for: proposal, subviews: subviews)
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    storage.place(in: bounds, proposal: proposal, subviews: subviews)
  }

  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    storage.spacing(subviews: subviews)
  }

  func explicitAlignment(
    of guide: AlignmentGuide, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    storage.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews)
  }

  /// A subview changed: the cache is brought up to date before its next use.
  func invalidate() { storage.isStale = true }

  /// Takes over what the layout before it keeps, where both are of one type. It is brought up to
  /// date before its next use.
  func adoptCache(of other: AnyElementLayout) { storage.adoptCache(of: other.storage) }

  /// Whether the other is of the same type and equal, where the type says so.
  func isEqual(to other: AnyElementLayout) -> Bool {
    storage === other.storage || storage.isEqual(to: other.storage)
  }
}

@MainActor
private class LayoutStorage {
  var isStale = true

  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize { .zero }
  func place(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {}
  func spacing(subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }
  func explicitAlignment(
    of guide: AlignmentGuide, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? { nil }
  func isEqual(to other: LayoutStorage) -> Bool { false }
  func adoptCache(of other: LayoutStorage) {}
}

private final class TypedLayoutStorage<L: Layout>: LayoutStorage {
  let layout: L
  var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  // The cache is moved out while the layout runs. Held in place it would stay under exclusive
  // access through the recursion into the subviews: a trap when one of them comes back to this
  // layout.

  private func takeCache(_ subviews: LayoutSubviews) -> L.Cache {
    guard var taken = cache else {
      isStale = false
      return layout.makeCache(subviews: subviews)
    }
    cache = nil
    if isStale {
      isStale = false
      layout.updateCache(&taken, subviews: subviews)
    }
    return taken
  }

  override func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    var taken = takeCache(subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &taken)
    cache = taken
    return size
  }

  override func place(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    var taken = takeCache(subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &taken)
    cache = taken
  }

  override func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    var taken = takeCache(subviews)
    let spacing = layout.spacing(subviews: subviews, cache: &taken)
    cache = taken
    return spacing
  }

  override func explicitAlignment(
    of guide: AlignmentGuide, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    var taken = takeCache(subviews)
    let position =
      switch guide.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &taken)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &taken)
      }
    cache = taken
    return position
  }

  override func adoptCache(of other: LayoutStorage) {
    guard let other = other as? Self, cache == nil else { return }
    cache = other.cache
    isStale = true
  }

  override func isEqual(to other: LayoutStorage) -> Bool {
    guard let other = other as? Self else { return false }
    func isEqual<T: Equatable>(_ value: T) -> Bool { value == other.layout as? T }
    return (layout as? any Equatable).map { isEqual($0) } ?? false
  }
}
