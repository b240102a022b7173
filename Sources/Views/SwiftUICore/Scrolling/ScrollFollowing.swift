import Elements

/// What the source keeps of where a scroll view stands, or is told of it.
@MainActor
protocol ScrollFollower: AnyObject {
  /// Reads what the source wants, and scrolls there where it is something else than before.
  func follow(_ scrollView: any ScrollingNode)
  /// What scrolls has moved, or has another size.
  func scrolled(to geometry: ScrollGeometry, in scrollView: any ScrollingNode)
}

/// A scroll view, as what follows it knows it.
@MainActor
protocol ScrollingNode: Node {
  var element: Element { get }
}

/// A modifier that follows the scroll view in its view.
protocol ScrollFollowingModifier: _PrimitiveModifier {
  @MainActor func makeFollower() -> any ScrollFollower
  /// Hands a follower of this modifier, with another value, this value.
  @MainActor func update(_ follower: any ScrollFollower)
}

extension ScrollFollowingModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ScrollFollowingNode(view, in: context)
  }
}

private final class ScrollFollowingNode<Modified: View, Modifier: ScrollFollowingModifier>:
  ModifierNode<Modified, Modifier>
{
  private lazy var follower = view.modifier.makeFollower()

  override func modifierChanged() { view.modifier.update(follower) }

  override var contentEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    environment.scrollFollowers.append(follower)
    return environment
  }

  override var derivesEnvironment: Bool { true }
}

private enum ScrollFollowersKey: EnvironmentKey {
  static var defaultValue: [any ScrollFollower] { [] }
}

extension EnvironmentValues {
  /// What follows the next scroll view below.
  var scrollFollowers: [any ScrollFollower] {
    get { self[ScrollFollowersKey.self] }
    set { self[ScrollFollowersKey.self] = newValue }
  }
}
