import DataFlow
import Elements

/// Keeps a scroll view where a position says, and says when the user scrolls.
private struct ScrollPositionModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
}

extension ScrollPositionModifier: ScrollFollowingModifier {
  func makeFollower() -> any ScrollFollower { PositionFollower(position, anchor) }

  func update(_ follower: any ScrollFollower) {
    guard let follower = follower as? PositionFollower else { return }
    follower.position = position
    follower.anchor = anchor
  }
}

private final class PositionFollower: ScrollFollower {
  var position: Binding<ScrollPosition>
  var anchor: UnitPoint?
  private var last: ScrollPosition?
  private var offset: CGPoint?
  /// Whether the next move is what the source wanted.
  private var isMoving = false

  init(_ position: Binding<ScrollPosition>, _ anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }

  func follow(_ scrollView: any ScrollingNode) {
    let position = position.wrappedValue
    guard position != last else { return }
    last = position
    guard !position.isPositionedByUser else { return }
    isMoving = true
    scrollView.graph.afterUpdate { [anchor, weak scrollView] in
      scrollView?.go(to: position.place, anchor: anchor)
    }
  }

  func scrolled(to geometry: ScrollGeometry, in scrollView: any ScrollingNode) {
    defer { offset = geometry.contentOffset }
    guard let offset, offset != geometry.contentOffset else { return }
    if isMoving {
      isMoving = false
    } else if !position.wrappedValue.isPositionedByUser {
      let moved = position.wrappedValue.scrolledByUser()
      last = moved
      position.wrappedValue = moved
    }
  }
}

extension ScrollingNode {
  fileprivate func go(to place: ScrollPosition.Place, anchor: UnitPoint?) {
    switch place {
    case .automatic: break
    case .edge(let edge): element.tree?.scroll(to: .edge(edge, of: element))
    case .point(let x, let y): element.tree?.scroll(to: .point(x: x, y: y, of: element))
    case .view(let id, let own): scroll(to: id.hashable, anchor: own ?? anchor)
    }
  }
}

/// Ties the view that a scroll view begins with to its id.
private struct ScrolledViewModifier<ID: Hashable> {
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

extension ScrolledViewModifier: ScrollFollowingModifier {
  func makeFollower() -> any ScrollFollower { ScrolledViewFollower(id, anchor) }

  func update(_ follower: any ScrollFollower) {
    guard let follower = follower as? ScrolledViewFollower<ID> else { return }
    follower.id = id
    follower.anchor = anchor
  }
}

private final class ScrolledViewFollower<ID: Hashable>: ScrollFollower {
  var id: Binding<ID?>
  var anchor: UnitPoint?
  private var last: ID?

  init(_ id: Binding<ID?>, _ anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }

  func follow(_ scrollView: any ScrollingNode) {
    let id = id.wrappedValue
    guard id != last else { return }
    last = id
    if let id { scrollView.scroll(to: id, anchor: anchor ?? .top) }
  }

  func scrolled(to geometry: ScrollGeometry, in scrollView: any ScrollingNode) {
    guard let first = scrollView.firstViewInSight(of: ID.self), first != last else { return }
    last = first
    id.wrappedValue = first
  }
}

extension ScrollingNode {
  /// The id of the first view that is seen, of those with ids of a type.
  fileprivate func firstViewInSight<ID: Hashable>(of type: ID.Type) -> ID? {
    let shown = element.absoluteFrame
    var first: (id: ID, frame: CGRect)?
    forEachIdentified { id, view in
      guard let id = id.base as? ID else { return }
      let frame = view.absoluteFrame
      guard frame.intersects(shown) else { return }
      if let known = first?.frame,
        (known.minY, known.minX) <= (frame.minY, frame.minX)
      {
        return
      }
      first = (id, frame)
    }
    return first?.id
  }
}

/// Tells the source what it wants to know of where a scroll view stands.
private struct ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension ScrollGeometryModifier: ScrollFollowingModifier {
  func makeFollower() -> any ScrollFollower { ScrollGeometryFollower(self) }

  func update(_ follower: any ScrollFollower) {
    (follower as? ScrollGeometryFollower<Value>)?.modifier = self
  }
}

private final class ScrollGeometryFollower<Value: Equatable>: ScrollFollower {
  var modifier: ScrollGeometryModifier<Value>
  private var last: Value?

  init(_ modifier: ScrollGeometryModifier<Value>) { self.modifier = modifier }

  func follow(_ scrollView: any ScrollingNode) {}

  func scrolled(to geometry: ScrollGeometry, in scrollView: any ScrollingNode) {
    let value = modifier.transform(geometry)
    guard value != last else { return }
    modifier.action(last ?? value, value)
    last = value
  }
}

extension View {
  /// Ties where a scroll view stands to a position: the source sets it to scroll, and reads whether
  /// the user has scrolled.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Ties the view that a scroll view begins with to the id of it: the source sets it to scroll, and
  /// it follows what the user scrolls to.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrolledViewModifier(id: id, anchor: anchor))
  }

  /// Runs an action when a value that is made from where a scroll view stands changes.
  nonisolated public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}
