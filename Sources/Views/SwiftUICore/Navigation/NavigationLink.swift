import DataFlow
import Elements

/// Leads to another page: pressing it pushes the page on the stack that the link is in.
///
/// ```swift
/// NavigationLink("Settings") { SettingsView() }
/// NavigationLink("Blob", value: Person(name: "Blob"))
/// ```
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case page(Destination)
    /// The page of a value; `nil` leads nowhere.
    case value(AnyHashable?)
    /// The page of a value that is made when the link is pressed; `nil` leads nowhere.
    case madeValue((() -> AnyHashable)?)
    /// A page that is there while the source says so.
    case presented(content: () -> AnyView?, show: () -> Void, close: () -> Void)
  }

  let target: Target
  let label: Label
}

extension NavigationLink {
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .page(destination()), label: label())
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .page(destination), label: label())
  }
}

extension NavigationLink {
  /// Shows a page while an item is there, which a press brings.
  nonisolated package init<Item>(
    showing item: PresentedItem<Item>, onTap: @escaping () -> Void,
    destination: @escaping (Item) -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(
      target: .presented(
        content: { item.read().map { AnyView(ItemContent(item: $0, content: destination)) } },
        show: onTap, close: item.close),
      label: label())
  }
}

extension NavigationLink: _PrimitiveView, StructuralView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : NavigationLinkNode(view, in: context)
  }

  public static var _isSingleRow: Bool { true }
}

private final class NavigationLinkNode<Label: View, Destination: View>:
  ElementNode<NavigationLink<Label, Destination>>, RowTraitNode
{
  private var label: _ViewNode<Label>?
  /// The page that a press has pushed.
  private weak var page: StackedPage?
  private let presenter = PagePresenter()

  init(_ view: NavigationLink<Label, Destination>, in context: _NodeContext) {
    super.init(view, element: Element(.button(ButtonContent(look: .link))), in: context)
    element.traits.append(self)
    element.respond = { [weak self] event in
      guard event == .press, let self else { return false }
      press()
      return true
    }
  }

  private func press() {
    guard let stack = inheritedEnvironment.pageStack.stack else { return }
    switch view.target {
    case .page(let destination): page = stack.push(AnyView(destination), by: self, left: nil)
    case .value(let value): if let value { stack.push(value) }
    case .madeValue(let make): if let make { stack.push(make()) }
    case .presented(_, let show, _):
      show()
      observedChanged()
    }
  }

  override func evaluate() {
    readsAreFresh()
    let environment = environment
    let stack = environment.pageStack.stack
    element.attributes.isEnabled = environment.isEnabled && stack != nil && leadsSomewhere
    element.attributes.accessibility = environment.accessibility
    label = child(label, showing: view.label)
    switch view.target {
    case .page(let destination):
      // The page that the link leads to shows what the link's parent says now.
      if let page, page.isShown { page.node.show(AnyView(destination)) }
    case .value, .madeValue: break
    case .presented(let content, _, let close):
      guard let content = tracked(content) else { return presenter.hide() }
      presenter.show(content, identity: nil, on: stack, by: self) { [weak self] in
        close()
        self?.observedChanged()
      }
    }
  }

  private var leadsSomewhere: Bool {
    switch view.target {
    case .value(nil), .madeValue(nil): false
    default: true
    }
  }

  func add(to traits: inout RowTraits, of carrier: Element) {
    if case .value(let value) = view.target, traits.linkedValue == nil {
      traits.linkedValue = value
    }
  }

  override func willDispose() {
    presenter.hide()
    // The element holds it.
    element.traits.removeAll { $0 === self }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let label { body(label) }
  }
}
