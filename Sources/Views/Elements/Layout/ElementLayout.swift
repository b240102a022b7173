import Foundation

extension Element {
  // MARK: - Measuring

  /// The size that the element chooses for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if let size = measurements.size(for: proposal) { return size }
    let size = measure(proposal)
    measurements.remember(size, for: proposal)
    return size
  }

  // Measuring and placing recur with the depth of the tree: what one element alone needs is in
  // functions of its own, to keep the frames of those that recur small.

  private func measure(_ proposal: ProposedViewSize) -> CGSize {
    if !takesProposal, let layout = currentLayout {
      return layout.size(for: proposal, subviews: subviews)
    }
    return measureAlone(proposal)
  }

  private func measureAlone(_ proposal: ProposedViewSize) -> CGSize {
    if takesProposal { return proposal.replacingUnspecifiedDimensions() }
    if case .spacer(let spacer) = content { return spacer.size(for: proposal, in: self) }
    return tree?.renderer.measure(self, proposal: proposal) ?? .zero
  }

  /// Whether the element takes what it is offered, whatever is in it.
  private var takesProposal: Bool { reportsSize || rows != nil }

  // MARK: - Placing

  /// Places the element, and its children where something about them may differ.
  func place(_ rect: CGRect, proposal: ProposedViewSize) {
    if let tree, move(to: rect, proposal: proposal, in: tree) { placeContent() }
  }

  /// - Returns: Whether the children are to be placed.
  private func move(to rect: CGRect, proposal: ProposedViewSize, in tree: ElementTree) -> Bool {
    let rect = tree.metrics.snapped(rect)
    placement.pass = tree.pass
    if rect != frame {
      frame = rect
      tree.note(.frame, of: self)
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

  private func placeContent() {
    if reportsSize { reportSize() }
    if let rows { return rows.place(in: frame.size) }
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
    makeContent {
      _ = respond?(.sized(frame.size))
      tree?.flush()
    }
  }

  /// Runs code that makes or changes the element's children while the layout runs.
  func makeContent(_ make: () -> Void) {
    placement.isMakingContent = true
    make()
    placement.isMakingContent = false
    placement.isStale = false
    placement.hasStaleContent = false
  }

  // MARK: - Invalidating

  /// The element may want another size, or its children other places.
  ///
  /// Marks the element and its ancestors, up to the first that is marked already or sizes itself
  /// without regard to its content.
  public func invalidateLayout() {
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

  /// What is in an element that sizes itself without regard to it is to be placed anew.
  func contentIsStale() {
    placement.hasStaleContent = true
    tree?.contentIsStale(of: self)
  }

  /// Scrolls every list around the element so that it shows.
  func scrollIntoView() {
    var current = parent
    while let element = current {
      element.rows?.reveal(self)
      current = element.parent
    }
  }

  private func mark() {
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

  /// The rows that the element is in one of.
  var enclosingRows: RowWindow? { parent?.ancestor { $0.rows != nil }?.rows }

  // MARK: - The layout in force

  /// The element's own layout, or the renderer's; `nil` for a leaf.
  var currentLayout: AnyElementLayout? {
    if let layout = currentLayoutIfKnown { return layout }
    if case .leaf = placement.rendererLayout { return nil }
    guard let tree else { return nil }
    if let layout = tree.renderer.layout(for: self) {
      placement.rendererLayout = .layout(layout)
      return layout
    }
    // What the source groups without saying how stands one below the other.
    if case .group = content {
      let layout = AnyElementLayout(VStackLayout())
      placement.rendererLayout = .layout(layout)
      return layout
    }
    placement.rendererLayout = .leaf
    return nil
  }

  private var currentLayoutIfKnown: AnyElementLayout? {
    if let layout { return layout }
    if case .layout(let layout) = placement.rendererLayout { return layout }
    return nil
  }

  /// The units of the device that shows the element.
  public var metrics: LayoutMetrics { tree?.metrics ?? .points }

  var subviews: LayoutSubviews { LayoutSubviews(children, metrics: metrics) }

  /// The axis of the stack that the element stands in, however many single-child containers are
  /// between them.
  public var stackOrientation: Axis? {
    var current = parent
    while let element = current {
      if let axis = element.currentLayoutIfKnown?.stackOrientation { return axis }
      guard element.passesOrientationOn else { return nil }
      current = element.parent
    }
    return nil
  }

  /// Another stack is around the element: what stretches along it measures anew. Whoever calls this
  /// invalidates the layout around the element.
  func stackOrientationChanged() {
    var current = self
    current.mark()
    while current.passesOrientationOn, let child = current.children.first {
      child.mark()
      current = child
    }
  }

  /// Whether a child stands in the same stack as the element.
  private var passesOrientationOn: Bool {
    guard case .group = content else { return false }
    return children.count == 1 && currentLayoutIfKnown?.stackOrientation == nil
  }

  /// The distances that the element wants to its siblings.
  var spacing: ViewSpacing {
    if measurements.spacing == nil { measureSpacing() }
    return measurements.spacing ?? spacingAlone
  }

  /// A group's distances are those of what is in it.
  private func measureSpacing() {
    guard role == .group, !takesProposal, let layout = currentLayout else {
      measurements.spacing = spacingAlone
      return
    }
    measurements.spacing = layout.spacing(subviews: subviews)
  }

  private var spacingAlone: ViewSpacing {
    if case .spacer = content { return .space }
    return ViewSpacing(metrics.spacing)
  }
}
