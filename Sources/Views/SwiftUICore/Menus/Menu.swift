import DataFlow
import Elements

/// A button that opens a menu of choices.
///
/// ```swift
/// Menu("Sort") {
///   Button("By name") { store.send(.sortButtonTapped(.name)) }
///   Button("By date") { store.send(.sortButtonTapped(.date)) }
/// }
/// ```
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  /// What a press does, where it does not open the menu.
  let primaryAction: (() -> Void)?
}

extension Menu {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// A button with an action of its own. What is held or asked for its menu opens that.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu: _PrimitiveView, StructuralView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : MenuNode(view, in: context)
  }

  public static var _isSingleRow: Bool { true }
}

private final class MenuNode<Label: View, Content: View>: ElementNode<Menu<Label, Content>> {
  private var label: _ViewNode<Label>?
  private var choices: MenuChoicesNode<Content>?

  /// What is chosen in a menu closes it, and the menus around it.
  private lazy var presentation = Presentation { [weak self] in
    self?.close()
    self?.inheritedEnvironment.menu?.close()
  }

  init(_ view: Menu<Label, Content>, in context: _NodeContext) {
    super.init(view, element: Element(.button(ButtonContent(look: .menu))), in: context)
    element.respond = { [weak self] event in
      guard let self else { return false }
      switch event {
      case .press: press()
      case .showActions: open()
      default: return false
      }
      return true
    }
  }

  private func press() {
    if let action = view.primaryAction { inheritedEnvironment.perform(action) } else { open() }
  }

  override func evaluate() {
    readsAreFresh()
    let environment = environment
    element.attributes.actions = view.primaryAction == nil ? [] : .showActions
    element.attributes.isEnabled = environment.isEnabled
    element.attributes.tint = environment.tint
    element.attributes.accessibility = environment.accessibility
    label = child(label, showing: view.label)
    choices?.update(to: MenuChoices(content: view.content), environment: choicesEnvironment)
  }

  private func open() {
    guard choices == nil else { return }
    let choices = MenuChoicesNode(
      MenuChoices(content: view.content), in: context(place: 1, environment: choicesEnvironment))
    choices.leave = { [weak self] in self?.close() }
    choices.element.content = .menu(MenuContent(title: element.label))
    choices.element.anchor = element
    self.choices = choices
    graph.window?.present(choices.element)
  }

  private func close() {
    guard let choices else { return }
    self.choices = nil
    graph.window?.dismiss(choices.element)
    choices.dispose()
  }

  private var choicesEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    environment.dialog = presentation
    environment.menu = presentation
    environment.accessibility = Accessibility()
    return environment.identified(with: choices?.inheritedEnvironment)
  }

  override var derivesEnvironment: Bool { true }

  override func willDispose() {
    if let choices { graph.window?.dismiss(choices.element) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let label { body(label) }
    if let choices { body(choices) }
  }

  override func collectChildren() {
    var elements: [Element] = []
    label?.collect(into: &elements)
    element.setChildren(elements)
  }
}

/// The choices of a menu.
private struct MenuChoices<Content: View> {
  let content: Content
}

extension MenuChoices: _PrimitiveView, StructuralView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    MenuChoicesNode(view, in: context)
  }
}

private final class MenuChoicesNode<Content: View>: ElementNode<MenuChoices<Content>> {
  /// Closes the menu without a choice.
  var leave: () -> Void = {}
  private var content: _ViewNode<Content>?

  init(_ view: MenuChoices<Content>, in context: _NodeContext) {
    super.init(view, element: Element(.menu(MenuContent())), in: context)
    element.respond = { [weak self] event in
      guard event == .dismiss else { return false }
      self?.leave()
      return true
    }
  }

  override func evaluate() {
    content = child(content, showing: view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    PreferenceValues()
  }
}

private enum MenuKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
  /// The menu that a view is a choice of.
  fileprivate var menu: Presentation? {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }
}
