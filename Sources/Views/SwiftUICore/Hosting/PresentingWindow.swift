import Elements

/// The window, as those that present something over its content know it.
@MainActor
protocol PresentingWindow: AnyObject {
  /// Shows an element over all that is there.
  func present(_ element: Element)
  func dismiss(_ element: Element)
  func setTitle(_ title: String)
}
