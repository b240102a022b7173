/// Runs an action when a view comes, and one when it goes.
struct AppearanceModifier {
  var appeared: (() -> Void)?
  var disappeared: (() -> Void)?
}

extension AppearanceModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    AppearanceNode(view, in: context)
  }
}

private final class AppearanceNode<Modified: View>: ModifierNode<Modified, AppearanceModifier> {
  private var hasAppeared = false

  override func modifierChanged() {
    guard !hasAppeared else { return }
    hasAppeared = true
    graph.afterUpdate { [self] in
      if !isDisposed { view.modifier.appeared?() }
    }
  }

  override func willDispose() {
    guard hasAppeared, let disappeared = view.modifier.disappeared else { return }
    graph.afterUpdate(disappeared)
  }
}

extension View {
  /// Runs an action when the view comes on screen.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appeared: action))
  }

  /// Runs an action when the view leaves the screen.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappeared: action))
  }
}
