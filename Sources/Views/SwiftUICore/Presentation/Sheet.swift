import Elements

/// What is presented over the window, in its frame.
struct Sheet<Content: View> {
  let style: PresentationStyle
  let content: Content
}

extension Sheet: _PrimitiveView, StructuralView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SheetNode(view, presentation: Presentation(), in: context)
  }
}

final class SheetNode<Content: View>: ElementNode<Sheet<Content>> {
  let presentation: Presentation
  private var content: _ViewNode<Content>?
  private var single = SingleElement()
  private var traits = SheetTraits()
  /// Of the detents, the one that the user has chosen where no binding says which.
  private var chosen: PresentationDetent?

  init(_ view: Sheet<Content>, presentation: Presentation, in context: _NodeContext) {
    self.presentation = presentation
    super.init(view, element: Element(.sheet(SheetContent(style: view.style.content))), in: context)
    element.respond = { [weak self] event in
      switch event {
      case .dismiss: self?.leave()
      case .resize(let distance): self?.resize(by: distance)
      default: return false
      }
      return true
    }
  }

  private func leave() {
    if traits.staysOpen != true { presentation.dismiss() }
  }

  override func evaluate() {
    updateElement()
    content = child(content, showing: view.content)
  }

  private func updateElement() {
    let isSheet = view.style == .sheet
    let steps = isSheet ? traits.steps : []
    element.content = .sheet(
      SheetContent(
        style: view.style.content,
        height: view.style == .popover ? .fitted : isSheet ? detent.height : .large,
        step: SheetContent.Step(steps.firstIndex(of: detent) ?? 0, of: max(1, steps.count)),
        showsHandle: isSheet && traits.showsHandle, canBeLeft: traits.staysOpen != true))
    element.attributes.actions = steps.count > 1 ? .resize : []
  }

  private var detent: PresentationDetent {
    if let selection = traits.selection { return selection.detent }
    if let chosen, traits.steps.contains(chosen) { return chosen }
    return traits.steps.first ?? .large
  }

  /// Gives the sheet a detent so many steps higher, or lower.
  private func resize(by distance: Int) {
    guard case .sheet(let content) = element.content, content.step.count > 1 else { return }
    let index = max(0, min(content.step.index + distance, content.step.count - 1))
    let detent = traits.steps[index]
    if let selection = traits.selection {
      selection.selector?.select(detent)
    } else {
      chosen = detent
      updateElement()
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    traits = content[SheetTraitsKey.self] ?? SheetTraits()
    updateElement()
    return PreferenceValues()
  }

  override func collectChildren() {
    var elements: [Element] = []
    content?.collect(into: &elements)
    element.setChildren(single.combining(elements))
  }
}

extension PresentationStyle {
  fileprivate var content: SheetContent.Style {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    }
  }
}
