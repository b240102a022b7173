extension Element {
  /// The text that the element and what is in it show, in the order of the source.
  public var text: String {
    subtree(through: \.reachableChildren).compactMap(\.ownText).joined(separator: " ")
  }

  /// What assistive technology, and a test, call the element: what the source says, else what it
  /// shows.
  public var label: String {
    if let label = attributes.accessibility.label { return label }
    switch content {
    case .window(let window): return window.title
    case .page(let page): return page.title
    case .dialog(let dialog): return dialog.title
    case .menu(let menu): return menu.title
    case .textField(let field): return field.prompt
    case .picker: return children.first?.label ?? ""
    default: break
    }
    let text = labelledText
    // What shows no more than a symbol is called by the symbol.
    return text.isEmpty ? symbolName ?? "" : text
  }

  /// The value that the element stands at, as text: of a control, what the user set.
  public var value: String? {
    if let value = attributes.accessibility.value { return value }
    switch content {
    case .tab(let tab): return tab.isSelected ? "selected" : nil
    case .toggle(let toggle): return toggle.isOn ? "on" : "off"
    case .textField(let field): return field.text
    case .slider(let slider): return String(slider.value)
    case .progress(let progress): return progress.fraction.map { "\(Int(($0 * 100).rounded()))%" }
    case .picker(let picker):
      return picker.selection.flatMap { children.dropFirst().dropFirst($0).first?.label }
    case .option(let option): return option.isSelected ? "on" : "off"
    case .disclosure(let disclosure): return disclosure.isExpanded ? "expanded" : "collapsed"
    case .cell(let cell):
      return cell.selection == .none ? nil : cell.isSelected ? "selected" : "not selected"
    default: return nil
    }
  }

  /// The texts in the element, or what stands for them.
  private var labelledText: String {
    subtree(through: \.labellingChildren)
      .filter { !$0.attributes.accessibility.isHidden }
      .compactMap { $0.attributes.accessibility.label ?? $0.ownLabel }
      .joined(separator: " ")
  }

  /// The children whose texts are a part of what the element is called.
  private var labellingChildren: [Element] {
    attributes.accessibility.leavesOutChildren ? [] : reachableChildren
  }

  /// The name of the first symbol in the element.
  private var symbolName: String? {
    subtree(through: \.labellingChildren).lazy
      .compactMap { element in
        guard !element.attributes.accessibility.isHidden, case .symbol(let symbol) = element.content
        else { return nil }
        return symbol.name
      }.first
  }

  private var ownText: String? {
    switch content {
    case .text(let text): text.string.isEmpty ? nil : text.string
    default: nil
    }
  }

  private var ownLabel: String? {
    switch content {
    case .text(let text): text.label.isEmpty ? nil : text.label
    default: nil
    }
  }
}
