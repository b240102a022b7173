import Elements

/// The options of a picker in a dialog, to choose one.
struct PickerChoice<Content: View> {
  let title: String
  let content: Content
  let selection: Int?
}

extension PickerChoice: _PrimitiveView, StructuralView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PickerChoiceNode(view, in: context)
  }
}

final class PickerChoiceNode<Content: View>: ElementNode<PickerChoice<Content>> {
  var choose: (Int) -> Void = { _ in }
  var leave: () -> Void = {}

  private var content: _ViewNode<Content>?
  private var buttons: [ObjectIdentifier: Element] = [:]

  init(_ view: PickerChoice<Content>, in context: _NodeContext) {
    super.init(view, element: Element(.group), in: context)
    element.respond = { [weak self] event in
      guard event == .dismiss else { return false }
      self?.leave()
      return true
    }
  }

  override func evaluate() {
    element.content = .dialog(DialogContent(kind: .confirmation, title: view.title))
    content = child(content, showing: view.content)
    updateButtons()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  /// A dialog stands over the picker: nothing goes up from one to the other.
  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    PreferenceValues()
  }

  override func collectChildren() {
    var options: [Element] = []
    content?.collect(into: &options)
    let previous = buttons
    buttons = [:]
    let shown = options.map { option in
      let button = previous[ObjectIdentifier(option)] ?? Element(.button(ButtonContent()))
      button.setChildren([option])
      buttons[ObjectIdentifier(option)] = button
      return button
    }
    element.setChildren(shown)
    updateButtons()
  }

  private func updateButtons() {
    for (place, button) in element.children.enumerated() {
      button.content = .button(ButtonContent(isDefault: place == view.selection))
      button.respond = { [weak self] event in
        guard event == .press else { return false }
        self?.choose(place)
        return true
      }
    }
  }
}
