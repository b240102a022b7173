/// Runs an action when a value that the view hands up differs from the one before.
struct PreferenceActionModifier<Key: PreferenceKey> {
  let areEqual: (Key.Value, Key.Value) -> Bool
  let action: (Key.Value) -> Void
}

extension PreferenceActionModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    PreferenceActionNode(view, in: context)
  }
}

private final class PreferenceActionNode<Modified: View, Key: PreferenceKey>:
  ModifierNode<Modified, PreferenceActionModifier<Key>>
{
  /// `nil` until a view gave a value.
  private var lastValue: Key.Value?

  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    let given = content[Key.self]
    guard given != nil || lastValue != nil else { return content }
    let value = given ?? Key.defaultValue
    if lastValue.map({ !view.modifier.areEqual($0, value) }) ?? true {
      lastValue = value
      graph.afterUpdate { [self] in view.modifier.action(value) }
    }
    return content
  }
}

extension View {
  /// Runs an action with the value that the views below hand up: the first one, and each that
  /// differs from the one before.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceActionModifier<Key>(areEqual: ==, action: action))
  }
}
