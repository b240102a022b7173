import DataFlow
import IssueReporting

/// The view graph of one window: which nodes are to be evaluated, in which order, and what follows
/// from it.
///
/// A change marks nodes; once a turn the marked nodes are evaluated, parents before children and
/// without recursion. Then the lists of child elements that differ are collected, preferences go up
/// as far as they differ, and what waited for the elements to be in place (`onAppear`) runs.
@MainActor
final class Graph {
  /// Asks the device for an update.
  var requestUpdate: () -> Void = {}

  /// Told of each evaluated body, for tests and benchmarks.
  var bodyEvaluated: ((Any.Type) -> Void)?

  /// The presentations of the window.
  weak var window: (any PresentingWindow)?

  /// What observed values report, from whatever thread.
  private(set) lazy var invalidations: Invalidations = Invalidations { [weak self] in
    Task { @MainActor in
      if let self, self.invalidations.wakeArrived() { self.requestUpdate() }
    }
  }
  /// What the focus states of the window follow, and move.
  private(set) lazy var focus = GraphFocus(invalidations: invalidations)
  /// What the views of the window keep by name.
  var sceneValues = SceneValues()
  private var queue = DepthQueue()
  private var preferenceQueue = DepthQueue()
  private var staleOwners: [Node] = []
  private var markedAncestors: [Node] = []
  private var actions: [() -> Void] = []
  private var isFlushing = false
  private let bodyEvaluation = _BodyEvaluation()
  /// The nodes whose bodies changed state in this flush: they are evaluated once more.
  private var nodesThatChangedState: Set<ObjectIdentifier> = []
  private var typesThatChangedState: Set<ObjectIdentifier> = []

  /// After so many passes of one update, something marks itself again and again.
  private static let passLimit = 100

  /// Marks a node: it is evaluated in the next flush.
  func enqueue(_ node: Node) {
    guard !node.isQueued, !node.isDisposed else { return }
    node.isQueued = true
    queue.push(node)
    requestUpdateIfIdle()
  }

  /// Runs an action once the elements are in place.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
    requestUpdateIfIdle()
  }

  /// Evaluates what is marked, and what that marks. Does nothing while it runs: the outer call does
  /// the work.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer {
      isFlushing = false
      nodesThatChangedState = []
    }
    var passes = 0
    repeat {
      for scope in invalidations.take() { scope.node?.observedChanged() }
      evaluateQueued()
      collectChildLists()
      combinePreferences()
      runActions()
      passes += 1
      if passes == Self.passLimit {
        reportIssue(
          """
          A view changes what it reads each time that it appears or is evaluated, so that its \
          update never ends. Change state from an action or an effect instead.
          """
        )
        return
      }
    } while !queue.isEmpty || !preferenceQueue.isEmpty || !invalidations.isEmpty || !actions.isEmpty
  }

  private func requestUpdateIfIdle() {
    if !isFlushing { requestUpdate() }
  }

  private func evaluateQueued() {
    while let node = queue.popShallowest() {
      node.isQueued = false
      if !node.isDisposed { node.evaluate() }
    }
  }

  private func runActions() {
    let waiting = actions
    actions = []
    for action in waiting { action() }
  }
}

// MARK: - Bodies that change state

extension Graph {
  /// Runs a body. One that changes state meanwhile is reported, once for its type, and evaluated
  /// once more, so that it has seen what it changed.
  func evaluatingBody<Result>(of type: Any.Type, node: Node, _ body: () -> Result) -> Result {
    let (result, changesState) = bodyEvaluation.run(body)
    if changesState, nodesThatChangedState.insert(ObjectIdentifier(node)).inserted {
      reportStateChange(in: type)
      enqueue(node)
    }
    return result
  }

  private func reportStateChange(in type: Any.Type) {
    guard typesThatChangedState.insert(ObjectIdentifier(type)).inserted else { return }
    reportIssue(
      """
      The body of \(type) changes state while it is evaluated. Change state from an action, from \
      onAppear or from an effect instead. The body is evaluated once more.
      """
    )
  }
}

// MARK: - Preferences

extension Graph {
  /// Notes that a node may hand up other preferences than before: they are made anew once the
  /// marked nodes are evaluated.
  func markPreferences(of node: Node) {
    guard !node.preferencesAreMarked, !node.isDisposed else { return }
    node.preferencesAreMarked = true
    preferenceQueue.push(node)
    requestUpdateIfIdle()
  }

  /// Hands preferences up, children before parents, as far as they differ.
  private func combinePreferences() {
    while let node = preferenceQueue.popDeepest() {
      node.preferencesAreMarked = false
      guard !node.isDisposed, node.combinePreferences(), let parent = node.parent else { continue }
      markPreferences(of: parent)
    }
  }
}

// MARK: - Lists of child elements

extension Graph {
  /// Notes that the elements under a node came, went or moved: the nearest node upwards that holds
  /// them collects them again.
  ///
  /// Stops at an ancestor that is marked already, so that a subtree as a whole is walked once.
  func markStructure(of node: Node) {
    var current: Node? = node
    while let node = current, !node.isStructureMarked {
      node.isStructureMarked = true
      if node.ownsElements {
        staleOwners.append(node)
        requestUpdateIfIdle()
        return
      }
      markedAncestors.append(node)
      current = node.parent
    }
  }

  private func collectChildLists() {
    for node in markedAncestors { node.isStructureMarked = false }
    markedAncestors.removeAll(keepingCapacity: true)
    // Collecting may mark further up (a row whose number of elements changed marks its list).
    while !staleOwners.isEmpty {
      let owners = staleOwners
      staleOwners = []
      for owner in owners {
        owner.isStructureMarked = false
        if !owner.isDisposed { owner.collectChildren() }
      }
      for node in markedAncestors { node.isStructureMarked = false }
      markedAncestors.removeAll(keepingCapacity: true)
    }
  }
}
