/// A modifier that says something about what the view is in: a page, a sheet.
protocol StatementModifier: _PrimitiveModifier {
  associatedtype Key: PreferenceKey

  /// Adds what the modifier says to what the views inside of it say.
  func add(to traits: inout Key.Value, environment: EnvironmentValues)
}

extension StatementModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    StatementNode(view, in: context)
  }
}

private final class StatementNode<Modified: View, Modifier: StatementModifier>: ModifierNode<
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
