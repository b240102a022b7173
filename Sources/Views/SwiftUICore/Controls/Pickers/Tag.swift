import Elements

/// Names the elements of a view among others that can be chosen.
struct TagModifier<Value: Hashable> {
  let value: Value
}

extension TagModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    TagNode(view, in: context)
  }
}

private final class TagNode<Modified: View, Value: Hashable>: ModifierNode<
  Modified, TagModifier<Value>
>
{
  override func modifierChanged() {
    // Who chooses among the elements looks at their tags when it collects them.
    graph.markStructure(of: self)
  }

  override func collect(into elements: inout [Element]) {
    let start = elements.count
    super.collect(into: &elements)
    for element in elements[start...] { element.tag = view.modifier.value }
  }
}

extension View {
  /// The value that the view stands for in a `Picker` or a `TabView`: of the type of the selection.
  ///
  /// - Parameter includeOptional: Whether it stands for the value in a selection of optionals, too.
  ///   It does in any case.
  nonisolated public func tag<Value: Hashable>(
    _ tag: Value, includeOptional: Bool = true
  ) -> some View {
    modifier(TagModifier(value: tag))
  }
}
