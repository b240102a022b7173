import Elements

/// What a menu of a row shows: what the source gave the row, and then what its list can do with it.
struct RowMenu {
  var title: String
  var providers: [any RowActionsProvider]
  var moveUp: (() -> Void)?
  var moveDown: (() -> Void)?
  var delete: (() -> Void)?
}

extension RowMenu: View {
  var body: some View {
    ForEach(providers.indices, id: \.self) { providers[$0].actions }
    if let moveUp { Button("Move Up") { moveUp() } }
    if let moveDown { Button("Move Down") { moveDown() } }
    if let delete { Button(Self.deleteTitle, role: .destructive) { delete() } }
  }

  static var deleteTitle: LocalizedStringKey { "Delete" }

  static var _evaluatedType: Any.Type? { nil }
}

/// Shows the menu of a row over the window, for a node that the row is in.
@MainActor
final class RowMenuPresenter {
  private unowned let owner: Node
  private var dialog: DialogNode<RowMenu, EmptyView>?

  init(owner: Node) {
    self.owner = owner
  }

  /// The node of the menu that is shown: a child of the owner.
  var node: Node? { dialog }

  /// - Parameter row: Whose menu it is: it goes with the row.
  func present(_ menu: RowMenu, of row: Element) {
    dismiss()
    self.row = row
    var menu = menu
    // One entry for what the source and the list call the same.
    if menu.delete != nil, menu.providers.contains(where: hasDelete) { menu.delete = nil }
    let presentation = Presentation { [weak self] in self?.dismiss() }
    let outer = menu.providers.first?.actionsEnvironment ?? owner.inheritedEnvironment
    var environment = outer.presented(by: presentation)
    environment.dialog = presentation
    let dialog = DialogNode(
      Dialog(
        kind: .confirmation, title: Text(verbatim: menu.title), titleVisibility: .visible,
        actions: menu, message: EmptyView()),
      in: owner.context(place: 1, environment: environment, makesRows: false))
    self.dialog = dialog
    shownPresentation = presentation
    owner.graph.window?.present(dialog.element)
  }

  private weak var row: Element?
  /// What is in the menu closes it through this.
  private var shownPresentation: Presentation?

  /// Closes the menu of a row that goes.
  func rowLeaves(_ row: Element) {
    if row === self.row { dismiss() }
  }

  func dismiss() {
    guard let dialog else { return }
    owner.graph.window?.dismiss(dialog.element)
    dialog.dispose()
    self.dialog = nil
    shownPresentation = nil
  }

  /// Does the first of some actions, as a swipe over the whole row does.
  /// - Returns: Whether there was one.
  func performFirst(of provider: any RowActionsProvider) -> Bool {
    withElements(of: provider) { elements in
      let button = elements.first {
        if case .button = $0.content { $0.attributes.isEnabled } else { false }
      }
      return button?.send(.press) ?? false
    }
  }

  /// Whether some actions take the row away under the title that the list has for it.
  private func hasDelete(_ provider: any RowActionsProvider) -> Bool {
    let title = Text(RowMenu.deleteTitle).string(environment: provider.actionsEnvironment)
    return withElements(of: provider) { elements in
      elements.contains { element in
        guard case .button(let button) = element.content else { return false }
        return button.role == .destructive && element.label == title
      }
    }
  }

  /// Makes some actions for as long as it takes to look at them.
  private func withElements<Result>(
    of provider: any RowActionsProvider, _ body: ([Element]) -> Result
  ) -> Result {
    let actions = RowContentNode<AnyView>(
      in: owner.context(place: 1, environment: provider.actionsEnvironment, makesRows: false))
    actions.show(provider.actions, environment: provider.actionsEnvironment)
    owner.graph.flush()
    defer { actions.dispose() }
    return body(actions.elements.flatMap(\.subtree))
  }
}
