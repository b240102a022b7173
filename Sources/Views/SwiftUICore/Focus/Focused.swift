import Elements

/// Has a focus state follow a view, and the focus follow the state.
struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    FocusedNode(view, in: context)
  }
}

private final class FocusedNode<Modified: View, Value: Hashable>:
  ModifiedElementsNode<Modified, FocusedModifier<Value>>, FocusTarget
{
  override init(_ view: ModifiedContent<Modified, FocusedModifier<Value>>, in context: _NodeContext)
  {
    super.init(view, in: context)
    graph.focus.add(self)
  }

  override func modifierChanged() { graph.focus.targetsChanged() }

  override func willDispose() { graph.focus.remove(self) }

  // MARK: FocusTarget

  var follower: (any FocusFollower)? { view.modifier.binding.storage }

  var isNamed: Bool { view.modifier.binding.storage?.value == view.modifier.value }

  func focusArrived() { view.modifier.binding.storage?.follow(view.modifier.value) }
}

extension View {
  /// Ties the focus of the view to a value of a focus state: the state has the value while the view
  /// has the focus, and the view gets the focus when the state is given the value.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Ties the focus of the view to a focus state.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}
