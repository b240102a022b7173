import Elements

/// Gives each of the views that it modifies a value for the layout that arranges it.
struct TraitModifier<Key: LayoutValueKey> {
  let key: Key.Type
  let value: Key.Value
}

extension TraitModifier: _ElementModifier {
  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(WrapperLayout())
    element.setLayoutValue(value, for: key)
  }
}

/// Gives each of the views that it modifies a priority.
struct LayoutPriorityModifier: Equatable {
  let priority: Double
}

extension LayoutPriorityModifier: _ElementModifier {
  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(WrapperLayout())
    element.layoutPriority = priority
  }
}

extension View {
  /// A value for the layout that arranges the view.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(TraitModifier(key: key, value: value))
  }

  /// A claim to space before the siblings in a stack. What has more is offered all that the others
  /// can do without.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value.isNaN ? 0 : value))
  }

  /// Where the view is drawn among its siblings: what has more is over what has less.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(key: ZIndex.self, value: value.isNaN ? 0 : value))
  }
}
