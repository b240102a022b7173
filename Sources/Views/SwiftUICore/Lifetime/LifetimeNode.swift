/// A modifier that does something when its view comes on screen, and when it leaves.
@MainActor
public class _LifetimeNode<Modified: View, Modifier: ViewModifier>: _ModifierNode<
  Modified, Modifier
>
{
  private enum Phase { case hidden, appearing, shown }

  private var phase = Phase.hidden

  override final func modifierChanged() {
    if mustRestart { end() }
    if isVisible { scheduleAppearance() }
  }

  override final func visibilityChanged() {
    if isVisible { scheduleAppearance() } else { end() }
  }

  override final func willDispose() { end() }

  /// The view appears once its elements are in place.
  private func scheduleAppearance() {
    guard phase == .hidden else { return }
    phase = .appearing
    graph.afterUpdate { [self] in
      // It may be gone before it was there.
      guard phase == .appearing else { return }
      phase = .shown
      appear()
    }
  }

  private func end() {
    let wasShown = phase == .shown
    phase = .hidden
    if wasShown { disappear() }
  }

  /// Whether what began when the view appeared is to end and to begin again, though the view stays.
  var mustRestart: Bool { false }

  func appear() {}

  /// Called in the middle of an update: what may change state waits for its end.
  func disappear() {}
}

typealias LifetimeNode = _LifetimeNode
