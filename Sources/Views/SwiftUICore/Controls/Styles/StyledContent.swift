/// What a control shows: what the style in the environment makes of its parts, or else its own
/// content.
struct StyledContent<Configuration, Content: View> {
  let style: WritableKeyPath<EnvironmentValues, AnyStyle<Configuration>?>
  /// The parts of the control, for a style.
  let configuration: @MainActor () -> Configuration
  /// What the control shows by itself.
  let content: Content
}

extension StyledContent: _PrimitiveView, StructuralView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    StyledContentNode(view, in: context)
  }
}

private final class StyledContentNode<Configuration, Content: View>:
  _ViewNode<StyledContent<Configuration, Content>>
{
  private var styled: _ViewNode<AnyView>?
  private var content: _ViewNode<Content>?

  override func evaluate() {
    readsAreFresh()
    if let style = environment[keyPath: view.style] {
      remove(content)
      content = nil
      styled = child(
        styled, showing: style.makeBody(view.configuration()), place: 0,
        environment: plainEnvironment)
    } else {
      remove(styled)
      styled = nil
      content = child(content, showing: view.content, place: 1)
    }
  }

  /// What a style makes may hold controls of the same kind: they are as they are by themselves.
  private var plainEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    environment[keyPath: view.style] = nil
    return environment.identified(with: styled?.inheritedEnvironment)
  }

  override var derivesEnvironment: Bool { styled != nil }

  override func forEachChild(_ body: (Node) -> Void) {
    if let styled { body(styled) }
    if let content { body(content) }
  }
}
