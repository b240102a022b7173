import Foundation

/// What shows a tree of elements on a device, and brings events back.
///
/// A renderer owns the main loop. It is told that something changed (`scheduleUpdate`), answers by
/// calling `ElementTree.update()` once, before its next frame, and is then given the changes.
/// Everything that goes back up goes through `ElementTree` and `Element.send`.
@MainActor
public protocol Renderer: AnyObject {
  /// The units of the device.
  var metrics: LayoutMetrics { get }

  /// The size that a leaf wants for a proposal, in points.
  func measure(_ element: Element, proposal: ProposedViewSize) -> CGSize

  /// The layout of an element that has none of its own: how this renderer arranges a button's
  /// label, a form's rows, a page's title. `nil` for a leaf, which is measured instead.
  func layout(for element: Element) -> AnyElementLayout?

  /// Where a text of a size has its first and its last baseline, from its top.
  func baselines(of element: Element, size: CGSize) -> (first: CGFloat, last: CGFloat)

  /// What the renderer puts around a row, after another or as the first: the lines of a box, the
  /// gap between sections.
  func decoration(
    for place: RowPlace, after previous: RowPlace?, in list: ListContent
  ) -> EdgeInsets

  /// The room that the renderer wants around the content of a cell, for what it shows there.
  func insets(of cell: CellContent, actions: ElementActions) -> EdgeInsets

  /// Calls `tree.update()` soon on the main actor; called at most once between two updates.
  func scheduleUpdate()

  /// Shows what changed.
  func apply(_ changes: ElementChanges)
}

extension Renderer {
  /// Lines of one step of the device's grid, each standing on its lower edge.
  public func baselines(of element: Element, size: CGSize) -> (first: CGFloat, last: CGFloat) {
    (min(metrics.grid.height, size.height), size.height)
  }

  public func decoration(
    for place: RowPlace, after previous: RowPlace?, in list: ListContent
  ) -> EdgeInsets { EdgeInsets() }

  public func insets(of cell: CellContent, actions: ElementActions) -> EdgeInsets { EdgeInsets() }
}
