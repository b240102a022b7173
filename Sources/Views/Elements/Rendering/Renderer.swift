import Foundation

/// What shows a tree of elements on a device, and brings events back.
///
/// A renderer owns the main loop. It is told that something changed (`scheduleUpdate`), answers by calling
/// `ElementTree.update()` once, before its next frame, and is then given the changes. Everything that goes back up goes
/// through `ElementTree` and `Element.send`.
@MainActor
public protocol Renderer: AnyObject {
  /// The units of the device.
  var metrics: LayoutMetrics { get }

  /// The size that a leaf wants for a proposal, in points.
  func measure(_ element: Element, proposal: ProposedViewSize) -> CGSize

  /// The layout of an element that has none of its own: how this renderer arranges a button's label, a form's rows, a
  /// page's title. `nil` for a leaf, which is measured instead.
  func layout(for element: Element) -> AnyElementLayout?

  /// Calls `tree.update()` soon on the main actor; called at most once between two updates.
  func scheduleUpdate()

  /// Shows what changed.
  func apply(_ changes: ElementChanges)
}
