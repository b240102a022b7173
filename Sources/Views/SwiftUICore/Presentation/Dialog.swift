import Elements

/// An alert or a confirmation dialog: a message and buttons.
struct Dialog<Actions: View, Message: View> {
  var kind: DialogContent.Kind
  var title: Text
  var titleVisibility = Visibility.automatic
  var actions: Actions
  var message: Message
}

extension Dialog: _PrimitiveView, StructuralView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    DialogNode(view, in: context)
  }
}

final class DialogNode<Actions: View, Message: View>: ElementNode<Dialog<Actions, Message>> {
  private var message: _ViewNode<Message>?
  private var actions: _ViewNode<Actions>?
  /// The way out of a dialog that brings none.
  private var wayOut: _ViewNode<Button<Text>>?

  init(_ view: Dialog<Actions, Message>, in context: _NodeContext) {
    super.init(view, element: Element(.group), in: context)
    element.respond = { [weak self] event in
      guard event == .dismiss else { return false }
      self?.leave()
      return true
    }
  }

  override func evaluate() {
    readsAreFresh()
    let environment = environment
    element.content = .dialog(
      DialogContent(
        kind: view.kind, title: view.title.string(environment: environment),
        showsTitle: view.titleVisibility != .hidden))
    message = child(message, showing: view.message, place: 0)
    actions = child(actions, showing: view.actions, place: 1)
    wayOut = child(wayOut, showing: standardButton, place: 2)
  }

  private var standardButton: Button<Text> {
    switch view.kind {
    case .alert: Button("OK") {}
    case .confirmation: Button("Cancel", role: .cancel) {}
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let message { body(message) }
    if let actions { body(actions) }
    if let wayOut { body(wayOut) }
  }

  /// A dialog stands over the view that presents it: nothing goes up from one to the other.
  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    PreferenceValues()
  }

  /// The message, then the buttons; the one that cancels comes last.
  override func collectChildren() {
    var elements: [Element] = []
    message?.collect(into: &elements)
    var buttons: [Element] = []
    actions?.collect(into: &buttons)
    let cancels = buttons.filter(\.isCancelButton)
    elements += buttons.filter { !$0.isCancelButton } + cancels
    let needsWayOut = view.kind == .alert ? !buttons.contains(where: \.isButton) : cancels.isEmpty
    if needsWayOut { wayOut?.collect(into: &elements) }
    element.setChildren(elements)
  }

  /// What Escape does: what the button that cancels does, where there is one.
  private func leave() {
    if let cancel = element.children.last(where: \.isCancelButton) {
      cancel.send(.press)
    } else {
      inheritedEnvironment.dismiss()
    }
  }
}

extension Element {
  fileprivate var isButton: Bool {
    if case .button = content { true } else { false }
  }

  fileprivate var isCancelButton: Bool {
    if case .button(let button) = content { button.role == .cancel } else { false }
  }
}
