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

  init(_ view: Sheet<Content>, presentation: Presentation, in context: _NodeContext) {
    self.presentation = presentation
    super.init(view, element: Element(.sheet(SheetContent(style: view.style.content))), in: context)
    element.respond = { [weak self] event in
      guard event == .dismiss, let self else { return false }
      if traits.staysOpen != true { presentation.dismiss() }
      return true
    }
  }

  override func evaluate() {
    updateElement()
    content = child(content, showing: view.content)
  }

  private func updateElement() {
    element.content = .sheet(
      SheetContent(
        style: view.style.content, height: view.style == .popover ? .fitted : traits.height,
        showsHandle: traits.showsHandle, canBeLeft: traits.staysOpen != true))
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
