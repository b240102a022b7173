/// A modifier that changes the environment of its content.
public protocol _EnvironmentModifier: _PrimitiveModifier {
  func _modify(_ environment: inout EnvironmentValues)
}

extension _EnvironmentModifier {
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    EnvironmentModifierNode(view, in: context)
  }
}

private final class EnvironmentModifierNode<Modified: View, Modifier: _EnvironmentModifier>:
  ModifierNode<Modified, Modifier>
{
  private var modified: EnvironmentValues?

  override var contentEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    view.modifier._modify(&environment)
    let identified = environment.identified(with: modified)
    modified = identified
    return identified
  }

  override var derivesEnvironment: Bool { true }
}
