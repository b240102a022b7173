import Foundation

extension Element {
  /// Places the element, and its children where something about them may differ.
  func place(_ rect: CGRect, proposal: ProposedViewSize) {
    if let tree, move(to: rect, proposal: proposal, in: tree) { placeContent() }
  }

  /// - Returns: Whether the children are to be placed.
  private func move(to rect: CGRect, proposal: ProposedViewSize, in tree: ElementTree) -> Bool {
    let rect = tree.metrics.snapped(rect)
    placement.pass = tree.pass
    if rect != frame || isLeftOut {
      frame = rect
      isLeftOut = false
      tree.note(.frame, of: self)
      noteOverflow(in: tree)
    }
    guard
      placement.isStale || placement.hasStaleContent || placement.size != rect.size
        || placement.proposal != proposal
    else { return false }
    placement.isStale = false
    placement.hasStaleContent = false
    placement.size = rect.size
    placement.proposal = proposal
    return true
  }

  private func noteOverflow(in tree: ElementTree) {
    guard !tree.hasOverflow, let parent, parent.region == nil else { return }
    tree.hasOverflow =
      frame.minX < 0 || frame.minY < 0 || frame.maxX > parent.frame.width
      || frame.maxY > parent.frame.height
  }

  /// The layout around the element shows others in its place.
  func leaveOut() {
    placement.pass = tree?.pass ?? 0
    guard !isLeftOut else { return }
    isLeftOut = true
    tree?.note(.frame, of: self)
  }

  private func placeContent() {
    if reportsSize { reportSize() }
    if let container { return container.place(in: frame.size) }
    guard let layout = currentLayout, !children.isEmpty else { return }
    layout.place(
      in: CGRect(origin: .zero, size: frame.size), proposal: placement.proposal ?? .unspecified,
      subviews: subviews)
    placeForgottenChildren()
  }

  /// A layout that leaves a child out has it stand in the middle.
  private func placeForgottenChildren() {
    guard let pass = tree?.pass else { return }
    let bounds = CGRect(origin: .zero, size: frame.size)
    for child in children where child.placement.pass != pass {
      LayoutSubview(child).place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }

  /// Tells the element its size and has the graph answer at once, so that the children are there in
  /// this pass.
  private func reportSize() {
    guard placement.reportedSize != frame.size else { return }
    placement.reportedSize = frame.size
    changeContent {
      _ = respond?(.sized(frame.size))
      tree?.flush()
    }
  }

  /// Runs code that makes or changes the element's children while the layout measures or places it:
  /// it takes them up by itself.
  func changeContent(_ change: () -> Void) {
    let (isStale, hasStaleContent) = (placement.isStale, placement.hasStaleContent)
    placement.isMakingContent = true
    change()
    placement.isMakingContent = false
    placement.isStale = isStale
    placement.hasStaleContent = hasStaleContent
  }
}
