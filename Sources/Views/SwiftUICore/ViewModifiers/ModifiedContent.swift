/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _PrimitiveView, StructuralView
where Content: View, Modifier: ViewModifier {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    if context.makesRows, _isSingleRow { return SingleRowNode(view, in: context) }
    return Modifier._makeNode(view, in: context)
  }

  public static var _isSingleRow: Bool { Content._isSingleRow && Modifier._keepsSingleRow }
}

extension View {
  /// The view with a modifier.
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// This modifier, and then another one.
  nonisolated public func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier>
  {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(
    content: _ViewModifier_Content<Self>
  ) -> ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier> {
    content.modifier(self.content).modifier(modifier)
  }
}
