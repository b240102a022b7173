import Foundation

extension Element {
  // MARK: - Measuring

  /// The size that the element chooses for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if let size = placement.size(for: proposal) { return size }
    let size = measure(proposal)
    placement.remember(size, for: proposal)
    return size
  }

  private func measure(_ proposal: ProposedViewSize) -> CGSize {
    if takesProposal { return proposal.replacingUnspecifiedDimensions() }
    if case .spacer(let spacer) = content { return spacer.size(for: proposal, in: self) }
    if let layout = currentLayout { return layout.size(for: proposal, subviews: subviews) }
    return tree?.renderer.measure(self, proposal: proposal) ?? .zero
  }

  /// Whether the element takes what it is offered, whatever is in it.
  private var takesProposal: Bool { reportsSize || rows != nil }

  // MARK: - Placing

  /// Places the element, and its children where something about them may differ.
  func place(_ rect: CGRect, proposal: ProposedViewSize) {
    let rect = metrics.snapped(rect)
    placement.pass = tree?.pass ?? 0
    if rect != frame {
      frame = rect
      tree?.note(.frame, of: self)
    }
    guard
      placement.isStale || placement.hasStaleContent || placement.size != rect.size
        || placement.proposal != proposal
    else { return }
    placement.isStale = false
    placement.hasStaleContent = false
    placement.size = rect.size
    placement.proposal = proposal
    placeContent()
  }

  private func placeContent() {
    if reportsSize { reportSize() }
    let bounds = CGRect(origin: .zero, size: frame.size)
    if let rows {
      rows.place(in: bounds.size)
    } else if let layout = currentLayout, !children.isEmpty, let proposal = placement.proposal {
      layout.place(in: bounds, proposal: proposal, subviews: subviews)
      placeForgottenChildren(in: bounds)
    }
  }

  /// A layout that leaves a child out has it stand in the middle.
  private func placeForgottenChildren(in bounds: CGRect) {
    guard let pass = tree?.pass else { return }
    for child in children where child.placement.pass != pass {
      LayoutSubview(child).place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }

  /// Tells the element its size and has the graph answer at once, so that the children are there in this pass.
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
  /// Marks the element and its ancestors, up to the first that is marked already or sizes itself without regard to its
  /// content.
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
    placement.forgetMeasurements()
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
  public var metrics: LayoutMetrics { tree?.renderer.metrics ?? .points }

  var subviews: LayoutSubviews { LayoutSubviews(children, metrics: metrics) }

  /// The axis of the stack that the element stands in, however many single-child containers are between them.
  public var stackOrientation: Axis? {
    var current = parent
    while let element = current {
      if let axis = element.currentLayoutIfKnown?.stackOrientation { return axis }
      guard case .group = element.content, element.children.count == 1 else { return nil }
      current = element.parent
    }
    return nil
  }

  var spacing: ViewSpacing {
    if case .spacer = content { return .space }
    if rows == nil, let layout = currentLayout, case .group = content {
      return layout.spacing(subviews: subviews)
    }
    return ViewSpacing(metrics.spacing)
  }
}
