import Foundation

/// The elements of one window, their device, and the turn of an update.
///
/// An update runs top down: the view graph brings the elements up to date, layout runs where something changed (and may ask the
/// graph for rows or tell it a size), and the renderer is given the changes.
@MainActor
public final class ElementTree {
  /// The window; its content is `.window`.
  public let root: Element

  /// What the graph does at the start of an update, and whenever layout told it something: evaluate what is marked.
  public var flush: () -> Void = {}

  /// Called when the focus moved, from whatever cause. Focus has one owner: this tree, for the graph that made it.
  public var focusChanged: (Element?) -> Void = { _ in }

  public internal(set) var focus: Element?
  public internal(set) var size: CGSize = .zero

  let renderer: any Renderer
  var changes = ElementChanges()

  public init(root: Element, renderer: any Renderer) {
    self.root = root
    self.renderer = renderer
    root.tree = self
  }
}
