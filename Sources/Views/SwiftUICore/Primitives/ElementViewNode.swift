import Elements

/// The node of a view that is one element.
class ElementViewNode<Content: _ElementView>: ElementNode<Content> {
  private var content: _ViewNode<Content._Content>?
  private var accessibility = Accessibility()

  init(_ view: Content, in context: _NodeContext) {
    super.init(view, element: Element(.group), in: context)
  }

  override func evaluate() {
    updateElement()
    if Content._Content.self != EmptyView.self {
      content = child(content, showing: view._content, environment: contentEnvironment)
    }
  }

  private func updateElement() {
    let environment = environment
    if fields.hasDynamicProperties {
      readView { update(with: $0, environment) }
    } else {
      readsAreFresh()
      update(with: view, environment)
    }
  }

  private func update(with view: Content, _ environment: EnvironmentValues) {
    element.attributes.isEnabled = environment.isEnabled
    let accessibility = environment.accessibility
    if accessibility != self.accessibility {
      self.accessibility = accessibility
      element.attributes.accessibility = accessibility
    }
    view._updateElement(element, environment: environment)
  }

  /// What modifiers say of this element's accessibility holds for it and not for what is in it.
  private var contentEnvironment: EnvironmentValues {
    guard inheritedEnvironment.accessibility != Accessibility() else { return inheritedEnvironment }
    var environment = inheritedEnvironment
    environment.accessibility = Accessibility()
    return environment
  }

  override var derivesEnvironment: Bool { inheritedEnvironment.accessibility != Accessibility() }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }
}

private enum AccessibilityKey: EnvironmentKey {
  static var defaultValue: Accessibility { Accessibility() }
}

extension EnvironmentValues {
  /// What modifiers say of the accessibility of the next element below.
  var accessibility: Accessibility {
    get { self[AccessibilityKey.self] }
    set { self[AccessibilityKey.self] = newValue }
  }
}
