import Foundation

/// What an element keeps of its layout.
struct Placement {
  /// Whether the element, or something in it, changed since it was placed. Its ancestors are stale
  /// too, up to the first that sizes itself without regard to its content.
  var isStale = true
  /// Whether the content of an element that sizes itself without regard to it changed since it was
  /// placed.
  var hasStaleContent = false
  /// Whether the layout runs the code that makes the element's children: what they invalidate ends
  /// at this element.
  var isMakingContent = false
  /// The proposal that the element was placed with.
  var proposal: ProposedViewSize?
  /// The size that the children were placed in.
  var size: CGSize?
  /// The last pass that placed the element.
  var pass = 0
  /// The size that was last reported.
  var reportedSize: CGSize?
  /// Where the element stood when it was last told; `nil` before it was told anything.
  var reportedFrame: CGRect?
  /// The layout that the renderer gave; `nil` before it was asked.
  var rendererLayout: RendererLayout?

  enum RendererLayout {
    case leaf
    case layout(AnyElementLayout)
  }
}
