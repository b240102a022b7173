import Elements

/// The node of a picker: its label, its options by tag, and the dialog in which they are chosen.
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  ElementNode<Picker<Label, SelectionValue, Content>>
{
  private var label: _ViewNode<ControlLabel<Label>>?
  private var content: _ViewNode<Content>?
  private var choice: PickerChoiceNode<Content>?

  private let labelElement = Element(.group)
  /// What is around the elements of an option.
  private var wrappers: [ObjectIdentifier: Element] = [:]
  private var options: [SelectionValue?] = []
  /// What the binding held when it was last read.
  private var selection: SelectionValue?

  init(_ view: Picker<Label, SelectionValue, Content>, in context: _NodeContext) {
    super.init(view, element: Element(.group), in: context)
    labelElement.layout = AnyElementLayout(HStackLayout())
    element.respond = { [weak self] in self?.respond($0) ?? false }
  }

  override func evaluate() {
    readsAreFresh()
    selection = tracked { view.selection.wrappedValue }
    label = child(label, showing: ControlLabel(label: view.label), place: 0)
    content = child(content, showing: view.content, place: 1, environment: optionEnvironment)
    updateElement()
    updateChoice()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let label { body(label) }
    if let content { body(content) }
    if let choice { body(choice) }
  }

  override func collectChildren() {
    var elements: [Element] = []
    label?.collect(into: &elements)
    labelElement.setChildren(elements)

    elements = []
    content?.collect(into: &elements)
    options = elements.map { option in option.tag.flatMap { SelectionValue(tag: $0) } }
    let previous = wrappers
    wrappers = [:]
    let shown = elements.map { option in
      let wrapper = previous[ObjectIdentifier(option)] ?? Element(.group)
      wrapper.setChildren([option])
      wrappers[ObjectIdentifier(option)] = wrapper
      return wrapper
    }
    element.setChildren([labelElement] + shown)
    updateElement()
  }

  // MARK: What is shown

  private func updateElement() {
    let environment = environment
    let look = environment.pickerLook
    element.attributes.isEnabled = environment.isEnabled
    element.attributes.tint = environment.tint
    element.attributes.accessibility = environment.accessibility
    let selection = options.firstIndex { $0 == self.selection }
    element.content = .picker(PickerContent(look: look, selection: selection))
    labelElement.attributes.effects.opacity = look == .segmented ? 0 : 1
    for (place, option) in element.children.dropFirst().enumerated() {
      let isSelected = place == selection
      option.attributes.isEnabled = environment.isEnabled
      option.attributes.tint = environment.tint
      option.attributes.effects.opacity = look == .menu && !isSelected ? 0 : 1
      if look == .menu {
        option.content = .group
        option.layout = AnyElementLayout(ZStackLayout())
        option.respond = nil
      } else {
        option.content = .option(OptionContent(isSelected: isSelected, look: look))
        option.layout = nil
        option.respond = { [weak self] event in
          guard event == .press else { return false }
          self?.choose(place)
          return true
        }
      }
    }
  }

  /// What modifiers say of the picker's accessibility holds for it and not for its options.
  private var optionEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    environment.accessibility = Accessibility()
    return environment.identified(with: content?.inheritedEnvironment)
  }

  override var derivesEnvironment: Bool { true }

  // MARK: What it answers

  private func respond(_ event: ElementEvent) -> Bool {
    switch event {
    case .press:
      present()
    case .step(let step):
      let place = options.firstIndex { $0 == view.selection.wrappedValue }
      choose((place ?? (step > 0 ? -1 : options.count)) + step)
    case .choose(let place):
      choose(place)
    default:
      return false
    }
    return true
  }

  private func choose(_ place: Int) {
    guard options.indices.contains(place), let value = options[place] else { return }
    view.selection.wrappedValue = value
  }

  // MARK: The dialog

  private func present() {
    guard choice == nil else { return }
    let context = context(place: 2, environment: choiceEnvironment, makesRows: false)
    let choice = PickerChoiceNode(choiceView, in: context)
    choice.choose = { [weak self] place in
      self?.dismiss()
      self?.choose(place)
    }
    choice.leave = { [weak self] in self?.dismiss() }
    self.choice = choice
    graph.window?.present(choice.element)
  }

  private func updateChoice() {
    choice?.update(to: choiceView, environment: choiceEnvironment)
  }

  private func dismiss() {
    guard let choice else { return }
    graph.window?.dismiss(choice.element)
    choice.dispose()
    self.choice = nil
  }

  private var choiceView: PickerChoice<Content> {
    PickerChoice(
      title: element.label, content: view.content,
      selection: options.firstIndex { $0 == selection })
  }

  private var choiceEnvironment: EnvironmentValues {
    var environment = optionEnvironment
    environment.isEnabled = true
    return environment.identified(with: choice?.inheritedEnvironment)
  }

  override func willDispose() {
    if let choice { graph.window?.dismiss(choice.element) }
  }
}

extension Hashable {
  /// The value that a tag stands for: of the same type, or what an optional holds.
  fileprivate init?(tag: AnyHashable) {
    guard let value = tag.base as? Self else { return nil }
    self = value
  }
}
