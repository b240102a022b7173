import Elements

/// Changes how each of the views that it modifies is shown, without any influence on layout.
struct EffectsModifier: Equatable {
  var effects = ElementEffects()
}

extension EffectsModifier: _ElementModifier {
  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(WrapperLayout())
    element.attributes.effects = effects
  }
}

extension View {
  nonisolated func effects(_ change: (inout ElementEffects) -> Void) -> some View {
    var effects = ElementEffects()
    change(&effects)
    return modifier(EffectsModifier(effects: effects))
  }

  /// How much of what is behind the view shows through it, from 0 for a view that cannot be seen,
  /// nor reached, to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    effects { $0.opacity = opacity > 0 ? min(1, opacity) : 0 }
  }

  /// Keeps the view's place free, and shows nothing in it.
  nonisolated public func hidden() -> some View {
    effects { $0.opacity = 0 }
  }

  /// Whether the pointer reaches the view.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    effects { $0.allowsHitTesting = enabled }
  }
}
