import Elements

/// A page, as those that name it know it.
@MainActor
protocol TitledPage: AnyObject {
  /// Takes a title from a node; `nil` when the node has none any more.
  func setTitle(_ title: String?, by speaker: Node)
}

/// The page does not live by its content's environment.
struct PageReference: Equatable {
  private(set) weak var page: (any TitledPage)?

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.page === rhs.page }
}

private enum PageKey: EnvironmentKey {
  static var defaultValue: PageReference { PageReference(page: nil) }
}

extension EnvironmentValues {
  /// The page that a view is on.
  var page: PageReference {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}

/// Names the page that a view is on.
struct NavigationTitleModifier: Equatable {
  let title: Text
}

extension NavigationTitleModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    NavigationTitleNode(view, in: context)
  }
}

private final class NavigationTitleNode<Modified: View>: ModifierNode<
  Modified, NavigationTitleModifier
>
{
  private var page = PageReference(page: nil)

  override func modifierChanged() {
    readsAreFresh()
    let environment = environment
    if environment.page != page { page.page?.setTitle(nil, by: self) }
    page = environment.page
    page.page?.setTitle(view.modifier.title.string(environment: environment), by: self)
  }

  override func willDispose() {
    page.page?.setTitle(nil, by: self)
  }
}

extension View {
  /// The title of the page that the view is on.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(NavigationTitleModifier(title: Text(titleKey)))
  }

  /// The title of the page that the view is on.
  @_disfavoredOverload
  nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    modifier(NavigationTitleModifier(title: Text(title)))
  }

  /// The title of the page that the view is on.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitleModifier(title: title))
  }
}
