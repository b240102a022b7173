import Foundation

/// The elements of one window, their device, and the turn of an update.
///
/// An update runs top down: the view graph brings the elements up to date, layout runs where
/// something changed (and may ask the graph for rows or tell it a size), and the renderer is given
/// the changes.
@MainActor
public final class ElementTree {
  /// The window; its content is `.window`.
  public let root: Element

  /// What the graph does at the start of an update, and whenever layout told it something: evaluate
  /// what is marked.
  public var flush: () -> Void = {}

  /// Called at the end of an update, before the focus is settled: the time to move it to what is on
  /// screen now.
  public var focusWillSettle: () -> Void = {}

  /// Called when the focus moved, from whatever cause. Focus has one owner: this tree, for the
  /// graph that made it.
  public var focusChanged: (Element?) -> Void = { _ in }

  /// The element that the keyboard works.
  public internal(set) var focus: Element?

  /// The size of the window, in points.
  public private(set) var size: CGSize = .zero

  let renderer: any Renderer

  /// The units of the device, as they were when the layout began.
  private(set) var metrics: LayoutMetrics
  /// The passes of the layout so far.
  private(set) var pass = 0
  private(set) var isLayingOut = false
  var focusMemory = FocusMemory()
  /// The pages and presentations in the tree.
  var focusKeepers: [Element] = []
  /// The elements that are told where they stand.
  var positionReaders: [Element] = []
  /// The guides that the source set anywhere in the tree.
  var guidesInUse: Set<AlignmentGuide> = []
  /// Whether the source set an order of drawing anywhere in the tree.
  var usesZIndex = false
  /// Whether an element has stood outside of its parent: then what changes in an element may show
  /// outside of it.
  public internal(set) var hasOverflow = false

  private var changes = ElementChanges()
  private var needsUpdate = false
  private var isUpdating = false
  private var elementsToMeasureAgain: [Element] = []
  private var elementsWithStaleContent: [Element] = []
  private var invalidatedInPass: [Element] = []
  /// The lazy stacks in the tree: what is seen of them follows from where others are placed.
  var lazyStacks: [Element] = []
  /// What scrolled, or was placed anew, in this pass.
  private var movedRegions: [Element] = []
  /// The pointer that is pressed.
  var heldPointer: HeldPointer?
  /// Where the graph wants to scroll.
  var scrollRequests: [ScrollRequest] = []

  public init(root: Element, renderer: any Renderer) {
    self.root = root
    self.renderer = renderer
    metrics = renderer.metrics
    for element in root.subtree { element.join(self) }
  }

  /// The window has another size, in points.
  public func resize(to size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    setNeedsUpdate()
  }

  /// Something changed that an update must bring to the screen. Asks the renderer for one, once.
  public func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    if !isUpdating { renderer.scheduleUpdate() }
  }

  /// Brings the screen up to date: the graph's elements, their places, the focus, and then the
  /// device.
  ///
  /// What layout or focus changes in the graph is settled in the same update. A graph that never
  /// comes to rest has its next round in the next turn.
  public func update() {
    guard !isUpdating else { return }
    isUpdating = true
    var rounds = 0
    repeat {
      flush()
      needsUpdate = false
      layOut()
      settleScrolling()
      settleFocus()
      rounds += 1
    } while needsUpdate && rounds < Self.roundsPerUpdate
    isUpdating = false
    let isSettled = !needsUpdate
    let settled = changes.settled(in: self)
    changes = ElementChanges()
    if !settled.isEmpty { renderer.apply(settled) }
    if !isSettled { renderer.scheduleUpdate() }
  }

  private static let roundsPerUpdate = 10

  private func layOut() {
    pass += 1
    metrics = renderer.metrics
    compareMeasurements()
    isLayingOut = true
    root.place(CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size))
    repeat { placeStaleContent() } while hasStacksSeenElsewhere()
    isLayingOut = false
    reportPositions()
    let invalidated = invalidatedInPass
    invalidatedInPass = []
    for element in invalidated { element.invalidateLayout() }
  }

  private func placeStaleContent() {
    while let element = elementsWithStaleContent.popLast() {
      guard element.tree === self, element.placement.hasStaleContent,
        let proposal = element.placement.proposal
      else { continue }
      element.place(element.frame, proposal: proposal)
    }
  }

  /// Marks the lazy stacks of which another part is seen now.
  private func hasStacksSeenElsewhere() -> Bool {
    for element in lazyStacks where element.lazyStack?.isSeenElsewhere == true {
      element.contentIsStale()
    }
    return !elementsWithStaleContent.isEmpty
  }

  private func compareMeasurements() {
    let elements = elementsToMeasureAgain
    elementsToMeasureAgain = []
    for element in elements where element.tree === self { element.compareMeasurements() }
    // They are placed in this pass.
    needsUpdate = false
  }

  func forgetPosition(of element: Element) {
    positionReaders.removeAll { $0 === element }
  }

  func measureAgain(_ element: Element) {
    elementsToMeasureAgain.append(element)
    setNeedsUpdate()
  }

  func note(_ kind: ElementChanges.Kind, of element: Element) {
    changes.note(kind, of: element)
  }

  func noteFocus() {
    changes.focus = true
  }

  func contentIsStale(of element: Element) {
    elementsWithStaleContent.append(element)
    if !isLayingOut { setNeedsUpdate() }
  }

  /// Notes that what scrolls in an element was placed.
  func regionMoved(_ element: Element) {
    if element.reportsScrolling { movedRegions.append(element) }
  }

  /// Tells the elements that asked for it where what scrolls in them stands.
  func tellMovedRegions() {
    let moved = movedRegions
    movedRegions = []
    for element in moved where element.tree === self {
      if let geometry = element.scrollGeometry { _ = element.respond?(.scrolled(geometry)) }
    }
  }

  func invalidateAfterPass(_ element: Element) {
    invalidatedInPass.append(element)
  }
}
