import DataFlow
import Elements

/// A place in the view graph: it has identity, state, an environment and a lifetime, and shows one
/// view value after the other.
///
/// Subclasses know how a kind of view becomes children, elements or rows. A node never evaluates
/// another one: it hands its children their new values (`update`) and they are evaluated from the
/// graph's queue.
@MainActor
public class _Node {
  final let graph: Graph
  /// A parent holds its children and is disposed with them, so it outlives them.
  final unowned let parent: Node?
  final let depth: Int
  final let place: Int
  final let makesRows: Bool

  /// The environment as it comes from the parent. A node reads `environment` instead, which records
  /// the keys.
  final private(set) var inheritedEnvironment: EnvironmentValues
  /// Whether something that the node read, in the environment or through observation, has changed
  /// since it was last evaluated.
  final private(set) var readsAreStale = false

  final var isQueued = false
  final var isStructureMarked = false
  final var preferencesAreMarked = false
  final private(set) var isDisposed = false
  /// Whether the node is on screen: not on a page that another one covers.
  final private(set) var isVisible: Bool
  /// What the node hands up to its parent.
  final private(set) var preferences = PreferenceValues()

  private let reads = EnvironmentReads()
  private var scope: ObservationScope?
  private var storages: [AnyObject]
  private var nextStorage = 0
  private var parkedChildren: [AnyHashable: ParkedState]

  init(_ context: _NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = context.parent.map { $0.depth + 1 } ?? 0
    place = context.place
    makesRows = context.makesRows
    isVisible = context.parent?.isVisible ?? true
    inheritedEnvironment = context.environment
    storages = context.parkedState?.storages ?? []
    parkedChildren = context.parkedState?.children ?? [:]
    graph.enqueue(self)
  }

  // MARK: What a kind of node defines

  /// Brings the children and elements up to date with the view, the environment and what was
  /// observed.
  func evaluate() {}

  /// Calls `body` with each child, in the order of their elements.
  func forEachChild(_ body: (Node) -> Void) {}

  /// Whether the elements below end here, in a list of children.
  var ownsElements: Bool { false }

  /// Takes the elements below over into the list of children.
  func collectChildren() {}

  /// Appends the elements that the node gives to its parent.
  func collect(into elements: inout [Element]) {
    forEachChild { $0.collect(into: &elements) }
  }

  /// Appends the rows that the node gives to a lazy container.
  func collect(into rows: inout RowTable) {
    forEachChild { $0.collect(into: &rows) }
  }

  /// What the node hands up, made of what its children hand up.
  ///
  /// A node that reads preferences, gives some, or keeps them to itself (a page, a window) overrides
  /// this. Where its answer may be another one although its children hand up the same, it calls
  /// `graph.markPreferences(of: self)`. What it does about values that it reads it does to its
  /// element, or leaves for its next evaluation (`graph.enqueue(self)`).
  func preferences(from content: PreferenceValues) -> PreferenceValues { content }

  /// Where the view is that an id names, in the node or below it.
  func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    var target: ScrollTarget?
    forEachChild { if target == nil { target = $0.scrollTarget(for: id) } }
    return target
  }

  /// Calls `body` with the views in the node that have an id and are made, and with their first
  /// elements.
  func forEachIdentified(_ body: (AnyHashable, Element) -> Void) {
    forEachChild { $0.forEachIdentified(body) }
  }

  /// Ends what the node started. Its children end by themselves.
  func willDispose() {}

  /// Called when the node came on screen or left it, while it goes on living.
  func visibilityChanged() {}

  /// Whether a child is off screen while the node is on it: a page under another one.
  func isCovered(_ child: Node) -> Bool { false }

  /// Calls `body` with each child and what tells it from its siblings when its state is parked.
  func forEachParkable(_ body: (AnyHashable, Node) -> Void) {
    forEachChild { body($0.place, $0) }
  }

  /// Whether the children's environment is derived from the node's own, so that any change is the
  /// node's business.
  var derivesEnvironment: Bool { false }
}

typealias Node = _Node

// MARK: - Environment

extension _Node {
  /// The environment, recording what is read: a change of those keys marks the node.
  package final var environment: EnvironmentValues { inheritedEnvironment.recorded(by: reads) }

  /// Takes an environment over with a new view value: the node is evaluated anyway.
  final func replaceEnvironment(_ environment: EnvironmentValues) {
    if reads.differ(between: inheritedEnvironment, and: environment) { readsAreStale = true }
    inheritedEnvironment = environment
  }

  /// Takes an environment over and passes it on. Only nodes that read what changed are marked.
  final func inherit(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: inheritedEnvironment) else { return }
    replaceEnvironment(environment)
    if readsAreStale || derivesEnvironment {
      graph.enqueue(self)
    } else if !isQueued {
      forEachChild { $0.inherit(environment) }
    }
  }

  /// Starts to record anew: called when an evaluation reads the environment.
  final func readsAreFresh() {
    readsAreStale = false
    reads.removeAll()
  }
}

// MARK: - Observation

extension _Node {
  /// Something that the node read has changed.
  final func observedChanged() {
    readsAreStale = true
    graph.enqueue(self)
  }

  /// Runs `read`, and marks the node when something that it read changes.
  final func tracked<Result>(_ read: () -> Result) -> Result {
    let scope = scope ?? ObservationScope(self, invalidations: graph.invalidations)
    self.scope = scope
    return scope.track(read)
  }
}

// MARK: - Children

extension _Node {
  /// What a child is made with.
  ///
  /// - Parameter key: What tells the child from its siblings when its state is parked: its place,
  ///   unless it has an id.
  final func context(
    place: Int = 0, key: AnyHashable? = nil, environment: EnvironmentValues? = nil,
    makesRows: Bool? = nil
  ) -> _NodeContext {
    _NodeContext(
      graph: graph, parent: self, place: place, environment: environment ?? inheritedEnvironment,
      makesRows: makesRows ?? self.makesRows,
      parkedState: parkedState(for: key ?? AnyHashable(place)))
  }

  /// Makes the child that shows a view, or hands it the view's new value.
  final func child<Content: View>(
    _ existing: _ViewNode<Content>?, showing view: Content, place: Int = 0,
    environment: EnvironmentValues? = nil
  ) -> _ViewNode<Content> {
    if let existing {
      existing.update(to: view, environment: environment ?? inheritedEnvironment)
      return existing
    }
    let child = Content._makeNode(view, in: context(place: place, environment: environment))
    graph.markStructure(of: self)
    return child
  }

  /// Ends a child that left.
  final func remove(_ child: Node?) {
    guard let child else { return }
    child.dispose()
    graph.markStructure(of: self)
  }

  /// Ends the node and what is below it: nothing marks it any more, its tasks are cancelled, its
  /// views disappear.
  final func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    if !preferences.isEmpty, let parent { graph.markPreferences(of: parent) }
    scope?.end()
    willDispose()
    forEachChild { $0.dispose() }
  }
}

// MARK: - Preferences

extension _Node {
  /// Makes anew what the node hands up.
  ///
  /// - Returns: Whether it is another value than before.
  final func combinePreferences() -> Bool {
    var content = PreferenceValues()
    forEachChild { content.append($0.preferences) }
    let new = preferences(from: content)
    guard !new.isEqual(to: preferences) else { return false }
    preferences = new
    return true
  }
}

// MARK: - Visibility

extension _Node {
  /// Shows or hides the node and what is below it.
  final func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    visibilityChanged()
    forEachChild { $0.setVisible(isVisible && !isCovered($0)) }
  }
}

// MARK: - Storages of dynamic properties

extension _Node: _DynamicPropertyHost {
  public final func _storage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    defer { nextStorage += 1 }
    if nextStorage < storages.count {
      if let storage = storages[nextStorage] as? Storage { return storage }
      storages[nextStorage] = make()
    } else {
      storages.append(make())
    }
    // The line above made it.
    return storages[nextStorage] as! Storage
  }

  /// The next storage asked for is the first one again.
  final func rewindStorages() { nextStorage = 0 }
}

// MARK: - Parked state

extension _Node {
  /// The state of the node and of what is below it, for a node that comes back to this place. `nil`
  /// where there is none.
  final func parkedState() -> ParkedState? {
    var children = parkedChildren
    forEachParkable { key, child in
      if let state = child.parkedState() { children[key] = state }
    }
    return storages.isEmpty && children.isEmpty
      ? nil : ParkedState(storages: storages, children: children)
  }

  /// The state that waits for a child; it is given back once.
  private func parkedState(for key: AnyHashable) -> ParkedState? {
    parkedChildren.isEmpty ? nil : parkedChildren.removeValue(forKey: key)
  }
}
