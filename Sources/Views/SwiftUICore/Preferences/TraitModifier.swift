/// A modifier that says something about what the view is in: a page, a sheet.
protocol TraitModifier: _PrimitiveModifier {
  associatedtype Key: PreferenceKey

  /// Adds what the modifier says to what the views inside of it say.
  func add(to traits: inout Key.Value, environment: EnvironmentValues)
}

extension TraitModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    TraitNode(view, in: context)
  }
}

private final class TraitNode<Modified: View, Modifier: TraitModifier>: ModifierNode<
  Modified, Modifier
>
{
  override func modifierChanged() {
    readsAreFresh()
    graph.markPreferences(of: self)
  }

  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    var preferences = content
    var traits = content[Modifier.Key.self] ?? Modifier.Key.defaultValue
    view.modifier.add(to: &traits, environment: environment)
    preferences[Modifier.Key.self] = traits
    return preferences
  }
}
