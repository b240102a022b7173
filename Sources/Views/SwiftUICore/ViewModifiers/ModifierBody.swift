/// What a modifier's `body(content:)` gets in the place of the view.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: ModifierContent
}

extension _ViewModifier_Content: _PrimitiveView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PlaceholderNode(view, in: context)
  }
}

/// The view that a modifier modifies. It can change without the modifier's body.
@MainActor
class ModifierContent {
  private var placeholders: [Node] = []

  func makeNode(in context: _NodeContext) -> Node { _Node(context) }
  func update(_ node: Node, environment: EnvironmentValues) {}

  final func add(_ placeholder: Node) {
    placeholders.append(placeholder)
  }

  final func remove(_ placeholder: Node) {
    placeholders.removeAll { $0 === placeholder }
  }

  final func changed() {
    for placeholder in placeholders { placeholder.graph.enqueue(placeholder) }
  }
}

private final class TypedModifierContent<Modified: View>: ModifierContent {
  private var view: Modified

  init(_ view: Modified) {
    self.view = view
  }

  func show(_ new: Modified) {
    view = new
    changed()
  }

  override func makeNode(in context: _NodeContext) -> Node {
    Modified._makeNode(view, in: context)
  }

  override func update(_ node: Node, environment: EnvironmentValues) {
    // The node was made by the line above.
    unsafeDowncast(node, to: _ViewNode<Modified>.self).update(to: view, environment: environment)
  }
}

private final class PlaceholderNode<Modifier: ViewModifier>: _ViewNode<
  _ViewModifier_Content<Modifier>
>
{
  private var content: Node?

  override init(_ view: _ViewModifier_Content<Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    view.content.add(self)
  }

  override func evaluate() {
    if let content {
      view.content.update(content, environment: inheritedEnvironment)
    } else {
      content = view.content.makeNode(in: context())
      graph.markStructure(of: self)
    }
  }

  override func willDispose() {
    view.content.remove(self)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }
}

/// A modifier's body as a view of its own, so that it has state, observes what it reads, and is
/// skipped when the modifier is equal.
private struct ModifierBody<Modifier: ViewModifier>: View {
  var modifier: Modifier
  let content: ModifierContent

  var body: Modifier.Body {
    modifier.body(content: _ViewModifier_Content(content: content))
  }

  static var _evaluatedType: Any.Type? { Modifier.self }
}

/// The node of a view with a modifier that has a body.
final class ModifierBodyNode<Modified: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Modified, Modifier>>
{
  private let content: TypedModifierContent<Modified>
  private var modifierBody: _ViewNode<ModifierBody<Modifier>>?

  override init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    content = TypedModifierContent(view.content)
    super.init(view, in: context)
  }

  override func willShow(_ new: ModifiedContent<Modified, Modifier>) {
    content.show(new.content)
  }

  override func evaluate() {
    modifierBody = child(
      modifierBody, showing: ModifierBody(modifier: view.modifier, content: content))
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let modifierBody { body(modifierBody) }
  }
}
