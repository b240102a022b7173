import Elements

/// A focus state, as the graph knows it.
@MainActor
protocol FocusFollower: AnyObject {
  var isEmpty: Bool { get }
  /// Whether the source has written the value since the last call.
  func takeRequest() -> Bool
  /// The focus is on none of the views that the state knows.
  func empty()
}

/// A view that a focus state has a value for.
@MainActor
protocol FocusTarget: AnyObject {
  var depth: Int { get }
  var follower: (any FocusFollower)? { get }
  /// The elements of the view.
  var elements: [Element] { get }
  /// Whether the state's value stands for the view.
  var isNamed: Bool { get }
  /// The focus is in the view.
  func focusArrived()
}

/// Keeps the focus states of a window and its focus in line, in both ways.
@MainActor
final class GraphFocus {
  let requests: FocusRequests
  weak var tree: ElementTree?

  private struct WeakTarget { weak var target: (any FocusTarget)? }
  private struct WeakFollower { weak var follower: (any FocusFollower)? }
  private var targets: [WeakTarget] = []
  private var followers: [WeakFollower] = []
  private struct WeakPlace { weak var place: (any FocusPlace)? }
  private var places: [WeakPlace] = []
  /// The namespaces in which the focus is to begin anew.
  private var resets: [Namespace.ID] = []
  /// Whether views came, went, or have other values than when the states last followed.
  private var targetsAreStale = false

  init(invalidations: Invalidations) {
    requests = FocusRequests(invalidations: invalidations)
  }

  func add(_ follower: any FocusFollower) {
    followers.append(WeakFollower(follower: follower))
  }

  func add(_ target: any FocusTarget) {
    targets.append(WeakTarget(target: target))
    targetsAreStale = true
  }

  func remove(_ target: any FocusTarget) {
    targets.removeAll { $0.target == nil || $0.target === target }
    targetsAreStale = true
  }

  func add(place: any FocusPlace) {
    places.removeAll { $0.place == nil }
    places.append(WeakPlace(place: place))
  }

  /// Has the focus begin anew in a namespace, when the update is over.
  func reset(in namespace: Namespace.ID) {
    resets.append(namespace)
    requests.post()
  }

  func targetsChanged() { targetsAreStale = true }

  /// Moves the focus to where states want it. Called at the end of an update, when the elements are
  /// in place.
  func settle() {
    let isRequested = requests.take()
    guard isRequested || targetsAreStale else { return }
    if isRequested { moveToRequested() }
    follow(tree?.focus)
  }

  private func moveToRequested() {
    for namespace in resets { begin(in: namespace) }
    resets = []
    for follower in followers.compactMap(\.follower) where follower.takeRequest() {
      let own = targets.compactMap(\.target).filter { $0.follower === follower }
      if follower.isEmpty {
        if let focus = tree?.focus, own.contains(where: { $0.contains(focus) }) {
          tree?.setFocus(nil)
        }
      } else if let target = own.first(where: \.isNamed) {
        if let focus = tree?.focus, target.contains(focus) { continue }
        tree?.setFocus(target.elements.lazy.compactMap(\.focusableElements.first).first)
      }
    }
  }

  private func begin(in namespace: Namespace.ID) {
    let places = places.compactMap(\.place).filter { $0.focusPlace.namespace == namespace }
    let preferred = places.filter { $0.focusPlace.isPreferred == true }
    let scopes = places.filter { $0.focusPlace.isPreferred == nil }
    let focusable = (preferred + scopes).lazy.flatMap(\.elements).compactMap(
      \.focusableElements.first)
    if let first = focusable.first { tree?.setFocus(first) }
  }

  /// Has the states say where the focus is.
  func follow(_ focus: Element?) {
    targetsAreStale = false
    var reached: Set<ObjectIdentifier> = []
    if let focus {
      let around = targets.compactMap(\.target).filter { $0.contains(focus) }
      for target in around.sorted(by: { $0.depth > $1.depth }) {
        guard let follower = target.follower else { continue }
        if reached.insert(ObjectIdentifier(follower)).inserted { target.focusArrived() }
      }
    }
    followers.removeAll { $0.follower == nil }
    for follower in followers.compactMap(\.follower)
    where !follower.isEmpty && !reached.contains(ObjectIdentifier(follower)) {
      follower.empty()
    }
  }
}

extension FocusTarget {
  fileprivate func contains(_ focus: Element) -> Bool {
    elements.contains { focus.isIn($0) }
  }
}
