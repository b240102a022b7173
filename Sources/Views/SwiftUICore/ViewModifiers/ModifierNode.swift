/// The node of a view with a primitive modifier: it shows the view, and knows when the modifier
/// itself changed.
@MainActor
public class _ModifierNode<Modified: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Modified, Modifier>>
{
  final private(set) var content: _ViewNode<Modified>?
  private var modifierIsStale = true

  override final func willShow(_ new: ModifiedContent<Modified, Modifier>) {
    if !FieldPlan.plan(for: Modifier.self).areEqual(view.modifier, new.modifier) {
      modifierIsStale = true
    }
  }

  override func evaluate() {
    let isStale = modifierIsStale || readsAreStale
    modifierIsStale = false
    if isStale { modifierChanged() }
    content = child(content, showing: view.content, environment: contentEnvironment)
  }

  /// Called at first, and when the modifier or something that it read has another value.
  func modifierChanged() {}

  /// The environment of the content.
  var contentEnvironment: EnvironmentValues { inheritedEnvironment }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }
}

typealias ModifierNode = _ModifierNode
