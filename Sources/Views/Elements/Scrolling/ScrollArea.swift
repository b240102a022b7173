import Foundation

/// The content of a scroll view: one child, of which a part is seen.
@MainActor
public final class ScrollArea {
  public let axes: Axis.Set

  public var isEnabled = true

  /// Whether the device shows how much of the content is seen.
  public var showsIndicators = true {
    didSet { if showsIndicators != oldValue { element.invalidateLayout() } }
  }

  /// Between the edges and the content, in points.
  public var margins = EdgeInsets() {
    didSet { if margins != oldValue { element.invalidateLayout() } }
  }

  /// How far a press of an arrow key scrolls.
  public enum Step: Equatable, Sendable {
    case line
    /// As much as is seen.
    case page
    /// To the next view of the content.
    case view
  }

  public var step = Step.line

  /// Where the content begins to be seen when it is shown first, and as long as nobody scrolled.
  public var defaultAnchor: UnitPoint?

  private unowned let element: Element
  private var offset: CGPoint = .zero
  private var viewport: CGSize = .zero
  private var contentSize: CGSize = .zero
  private var hasScrolled = false
  /// How far the content grew at its beginning, where nothing of it is seen.
  private var growth: CGPoint = .zero

  init(axes: Axis.Set, element: Element) {
    self.axes = axes
    self.element = element
  }

  // MARK: - Layout

  /// Along its axes a scroll view takes what it is offered; across them it is as large as its
  /// content.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let ideal = contentSize(in: proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? ideal.width : ideal.width,
      height: axes.contains(.vertical) ? proposal.height ?? ideal.height : ideal.height)
  }

  func place(in viewport: CGSize) {
    self.viewport = viewport
    contentSize = contentSize(in: ProposedViewSize(viewport))
    offset.x += growth.x
    offset.y += growth.y
    growth = .zero
    if !hasScrolled, let defaultAnchor { startAt(defaultAnchor) }
    clampOffset()
    guard let child = element.children.first else { return }
    let proposal = contentProposal(in: ProposedViewSize(viewport))
    let size = child.size(for: proposal)
    let origin = CGPoint(
      x: margins.leading - offset.x + slack(along: .horizontal),
      y: margins.top - offset.y + slack(along: .vertical))
    child.place(CGRect(origin: origin, size: size), proposal: proposal)
    element.tree?.regionMoved(element)
  }

  /// Content that is narrower than what shows it stands in the middle, and at the beginning of an
  /// axis that scrolls.
  private func slack(along axis: Axis) -> CGFloat {
    guard !axes.contains(Axis.Set(axis)) else { return 0 }
    return max(0, (viewport[axis] - contentSize[axis]) / 2)
  }

  private func contentSize(in proposal: ProposedViewSize) -> CGSize {
    let extra = insets
    let size = element.children.first?.size(for: contentProposal(in: proposal)) ?? .zero
    return CGSize(width: size.width + extra.horizontal, height: size.height + extra.vertical)
  }

  private func contentProposal(in proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal.inset(by: insets)
    if axes.contains(.horizontal) { proposal.width = nil }
    if axes.contains(.vertical) { proposal.height = nil }
    return proposal
  }

  /// The margins, and the room for the bar that shows what is seen.
  private var insets: EdgeInsets {
    var insets = margins
    if axes.contains(.vertical), showsIndicators {
      insets.trailing = max(insets.trailing, element.metrics.scrollBarWidth)
    }
    return insets
  }

  private func startAt(_ anchor: UnitPoint) {
    offset.x = max(0, contentSize.width - viewport.width) * anchor.x
    offset.y = max(0, contentSize.height - viewport.height) * anchor.y
  }

  private func clampOffset() {
    for axis in Axis.allCases {
      let limit = axes.contains(Axis.Set(axis)) ? max(0, contentSize[axis] - viewport[axis]) : 0
      offset[axis] = min(max(0, offset[axis]), limit)
    }
  }

  /// The content grew (or shrank) where it begins, before what is seen: that stays in its place.
  func contentGrew(by length: CGFloat, along axis: Axis) {
    growth[axis] += length
  }
}

extension ScrollArea: ScrollRegion {
  public func contentLength(along axis: Axis) -> CGFloat { contentSize[axis] }

  public func offset(along axis: Axis) -> CGFloat { offset[axis] }

  public func canScroll(along axis: Axis, towardsEnd: Bool) -> Bool {
    guard axes.contains(Axis.Set(axis)) else { return false }
    return towardsEnd ? offset[axis] + viewport[axis] < contentSize[axis] : offset[axis] > 0
  }

  public func scroll(by distance: CGFloat, along axis: Axis) {
    guard distance != 0, canScroll(along: axis, towardsEnd: distance > 0) else { return }
    scroll(to: offset[axis] + distance, along: axis)
  }

  /// Scrolls until a point of the content is where it begins to be seen.
  public func scroll(to position: CGFloat, along axis: Axis) {
    let before = offset
    offset[axis] = position
    clampOffset()
    hasScrolled = true
    if offset != before { element.contentIsStale() }
  }

  /// Where an element of the content begins in it.
  func position(of target: Element, along axis: Axis) -> CGFloat {
    target.absoluteFrame.start(along: axis) - element.absoluteFrame.start(along: axis)
      + offset[axis]
  }

  public func scrollToEdge(towardsEnd: Bool, along axis: Axis) {
    scroll(to: towardsEnd ? contentSize[axis] : 0, along: axis)
  }

  public func scrollByStep(towardsEnd: Bool, along axis: Axis) {
    let step =
      switch step {
      case .line: element.metrics.grid[axis] * (axis == .horizontal ? 4 : 1)
      case .page: viewport[axis]
      case .view: distanceToNextView(towardsEnd: towardsEnd, along: axis)
      }
    scroll(by: towardsEnd ? step : -step, along: axis)
  }

  /// How far the beginning of the next view of the content is from what is seen first.
  private func distanceToNextView(towardsEnd: Bool, along axis: Axis) -> CGFloat {
    var content = element.children.first
    while let inner = content, inner.children.count == 1 { content = inner.children.first }
    let starts = content?.children.map { position(of: $0, along: axis) - offset[axis] } ?? []
    let distances = starts.map { towardsEnd ? $0 : -$0 }.filter { $0 > 0 }
    return distances.min() ?? viewport[axis]
  }

  public func reveal(_ target: Element, at anchor: UnitPoint?) {
    guard target !== element, target.isIn(element) else { return }
    let origin = element.absoluteFrame.origin
    let frame = target.absoluteFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    for axis in Axis.allCases {
      scroll(by: distance(to: frame, at: anchor, along: axis), along: axis)
    }
  }

  private func distance(to frame: CGRect, at anchor: UnitPoint?, along axis: Axis) -> CGFloat {
    CGFloat.scrollDistance(
      from: frame.start(along: axis), to: frame.end(along: axis), in: viewport[axis],
      at: anchor.map { axis == .horizontal ? $0.x : $0.y })
  }
}

extension CGFloat {
  /// How far to scroll so that a span of what is seen (from 0 to `length`) shows.
  ///
  /// - Parameter fraction: Where it is to stand; `nil` scrolls as little as it takes.
  static func scrollDistance(
    from start: CGFloat, to end: CGFloat, in length: CGFloat, at fraction: CGFloat?
  ) -> CGFloat {
    if let fraction { return start - (length - (end - start)) * fraction }
    if start < 0 { return start }
    return end > length ? Swift.min(start, end - length) : 0
  }
}

extension Element {
  /// Makes the element show a part of its one child, and scroll along some axes.
  @discardableResult
  public func scrolls(along axes: Axis.Set) -> ScrollArea {
    if let scrollArea, scrollArea.axes == axes { return scrollArea }
    let area = ScrollArea(axes: axes, element: self)
    container = .area(area)
    invalidateLayout()
    return area
  }
}
