import Elements

private struct RowActionsModifier<Actions: View> {
  enum Kind: Equatable { case swipe(HorizontalEdge, allowsFullSwipe: Bool), menu }
  let kind: Kind
  let actions: () -> Actions
}

extension RowActionsModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    RowActionsNode(view, in: context)
  }
}

private final class RowActionsNode<Modified: View, Actions: View>:
  RowTraitCarrier<Modified, RowActionsModifier<Actions>>, RowActionsProvider
{
  var actions: AnyView { AnyView(view.modifier.actions()) }
  var actionsEnvironment: EnvironmentValues { inheritedEnvironment }

  var edge: HorizontalEdge {
    if case .swipe(let edge, _) = view.modifier.kind { edge } else { .trailing }
  }

  var allowsFullSwipe: Bool {
    if case .swipe(_, let allowsFullSwipe) = view.modifier.kind { allowsFullSwipe } else { false }
  }

  override func add(to traits: inout RowTraits, of carrier: Element) {
    if view.modifier.kind == .menu {
      traits.menus.append(self)
    } else {
      traits.swipeActions.append(self)
    }
  }
}

extension View {
  /// Gives a row actions that a swipe shows.
  ///
  /// On a terminal they are in the menu of the row, and a key stands for the swipe over the whole
  /// row, which does the first of them.
  nonisolated public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping () -> Actions
  ) -> some View {
    modifier(
      RowActionsModifier(
        kind: .swipe(edge, allowsFullSwipe: allowsFullSwipe), actions: content))
  }

  /// Gives a view a menu of what can be done with it: a key, or the other button of the mouse, shows
  /// it.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(RowActionsModifier(kind: .menu, actions: menuItems)).modifier(MenuHolder())
  }

  /// Gives a view a menu of what can be done with it. A terminal shows no preview of the view.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: @escaping () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}
