/// A modifier that does something when its view comes on screen, and when it leaves.
@MainActor
public class _LifetimeNode<Modified: View, Modifier: ViewModifier>: _ModifierNode<
  Modified, Modifier
>
{
  private var hasAppeared = false

  override final func modifierChanged() {
    if isVisible { scheduleAppearance() }
  }

  override final func visibilityChanged() {
    if isVisible { scheduleAppearance() } else { end() }
  }

  override final func willDispose() { end() }

  /// The view appears once its elements are in place.
  private func scheduleAppearance() {
    guard !hasAppeared else { return }
    hasAppeared = true
    graph.afterUpdate { [self] in
      if hasAppeared { appear() }
    }
  }

  private func end() {
    guard hasAppeared else { return }
    hasAppeared = false
    disappear()
  }

  func appear() {}

  /// Called in the middle of an update: what may change state waits for its end.
  func disappear() {}
}

typealias LifetimeNode = _LifetimeNode
