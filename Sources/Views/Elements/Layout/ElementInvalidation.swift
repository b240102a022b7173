extension Element {
  /// The element may want another size, or its children other places.
  ///
  /// Marks the element and its ancestors, up to the first that is marked already or sizes itself
  /// without regard to its content.
  package func invalidateLayout() {
    guard let tree else { return mark() }
    if tree.isLayingOut && !isInContentBeingMade {
      // The ancestors are being placed right now: marks would be taken for those of this pass.
      tree.invalidateAfterPass(self)
      return
    }
    mark()
    if placement.isMakingContent { return }
    var current = parent
    while let element = current, !element.placement.isStale {
      if element.placement.isMakingContent { return element.mark() }
      if element.takesProposal && element.placement.proposal != nil {
        return element.contentIsStale()
      }
      if element.scrollArea != nil && element.placement.proposal != nil {
        // Most often it is as wide as before, and nothing around it is touched.
        return tree.measureAgain(element)
      }
      element.mark()
      current = element.parent
    }
    tree.setNeedsUpdate()
  }

  /// The content is another one. Most often it measures the same: then nothing around it is
  /// touched.
  func measureAgain() {
    guard let tree, !tree.isLayingOut, !placement.isStale else { return invalidateLayout() }
    tree.measureAgain(self)
  }

  /// Finds out whether the content measures as before.
  func compareMeasurements() {
    guard !placement.isStale else { return }
    let before = measurements
    measurements.forget()
    if before.isConfirmed(by: size(for:)) {
      contentIsStale()
    } else {
      invalidateLayout()
    }
  }

  /// What is in the element is to be placed anew; the element itself keeps its size and its place.
  func contentIsStale() {
    placement.hasStaleContent = true
    tree?.contentIsStale(of: self)
  }

  /// Forgets what was measured; the element is placed anew.
  func mark() {
    placement.isStale = true
    measurements.forget()
    currentLayoutIfKnown?.invalidate()
  }

  private var isInContentBeingMade: Bool {
    var current: Element? = self
    while let element = current {
      if element.placement.isMakingContent { return true }
      current = element.parent
    }
    return false
  }
}
