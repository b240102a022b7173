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

private final class AppearanceNode<Modified: View>: LifetimeNode<Modified, AppearanceModifier> {
  override func appear() {
    view.modifier.appeared?()
  }

  override func disappear() {
    guard let disappeared = view.modifier.disappeared else { return }
    graph.afterUpdate { withTransaction(\._isDisappearance, true, disappeared) }
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
