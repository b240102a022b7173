/// Gives a value for a key, in the place of what the view gives itself.
struct PreferenceModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension PreferenceModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    PreferenceNode(view, in: context)
  }
}

private final class PreferenceNode<Modified: View, Key: PreferenceKey>:
  ModifierNode<Modified, PreferenceModifier<Key>>
{
  override func modifierChanged() {
    graph.markPreferences(of: self)
  }

  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    var preferences = content
    preferences[Key.self] = view.modifier.value
    return preferences
  }
}

/// Changes a value on its way up.
struct PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

extension PreferenceTransformModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    PreferenceTransformNode(view, in: context)
  }
}

private final class PreferenceTransformNode<Modified: View, Key: PreferenceKey>:
  ModifierNode<Modified, PreferenceTransformModifier<Key>>
{
  override func modifierChanged() {
    graph.markPreferences(of: self)
  }

  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    var preferences = content
    var value = content[Key.self] ?? Key.defaultValue
    view.modifier.transform(&value)
    preferences[Key.self] = value
    return preferences
  }
}

extension View {
  /// Hands a value up to the views around this one, in the place of what is handed up from inside.
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    modifier(PreferenceModifier<Key>(value: value))
  }

  /// Changes a value that the view hands up.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<Key>(transform: callback))
  }
}
