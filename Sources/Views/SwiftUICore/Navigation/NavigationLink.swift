import Elements

/// Leads to another page: pressing it pushes the page on the stack that the link is in.
///
/// ```swift
/// NavigationLink("Settings") { SettingsView() }
/// ```
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let destination: Destination

  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination()
    self.label = label()
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink: _PrimitiveView, StructuralView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : NavigationLinkNode(view, in: context)
  }

  public static var _isSingleRow: Bool { true }
}

private final class NavigationLinkNode<Label: View, Destination: View>:
  ElementNode<NavigationLink<Label, Destination>>
{
  private var label: _ViewNode<Label>?
  private weak var page: (any PushedPage)?

  init(_ view: NavigationLink<Label, Destination>, in context: _NodeContext) {
    super.init(view, element: Element(.button(ButtonContent(look: .link))), in: context)
    element.respond = { [weak self] event in
      guard event == .press, let self else { return false }
      page = inheritedEnvironment.pageStack.stack?.push(AnyView(self.view.destination))
      return true
    }
  }

  override func evaluate() {
    readsAreFresh()
    let environment = environment
    element.attributes.isEnabled = environment.isEnabled && environment.pageStack.stack != nil
    element.attributes.accessibility = environment.accessibility
    label = child(label, showing: view.label)
    // The page that the link leads to shows what the link's parent says now.
    if let page, page.isPushed { page.show(AnyView(view.destination)) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let label { body(label) }
  }
}
