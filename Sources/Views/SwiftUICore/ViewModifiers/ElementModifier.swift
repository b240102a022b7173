import Elements

/// A modifier that wraps each element of its content into one of its own: a padding, a frame.
///
/// ```swift
/// struct PaddingModifier { let insets: EdgeInsets }
///
/// extension PaddingModifier: _ElementModifier {
///   func _updateElement(_ element: Element, environment: EnvironmentValues) {
///     element.layout = AnyElementLayout(PaddingLayout(insets))
///   }
/// }
/// ```
public protocol _ElementModifier: _PrimitiveModifier {
  /// Brings a wrapping element, which begins as a `.group`, up to date. Called for each of them,
  /// when the modifier or an environment key that it read has another value.
  func _updateElement(_ element: Element, environment: EnvironmentValues)
}

extension _ElementModifier {
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ElementModifierNode(view, in: context)
  }
}

/// What wraps elements on their way up, in a list of children or in a row.
@MainActor
protocol ElementWrapper: AnyObject {
  func wrap(_ element: Element) -> Element
  func unwrap(_ element: Element)
}

private final class ElementModifierNode<Modified: View, Modifier: _ElementModifier>:
  ModifierNode<Modified, Modifier>, ElementWrapper
{
  private var wrappers: [ObjectIdentifier: Element] = [:]

  override func modifierChanged() {
    readsAreFresh()
    for wrapper in wrappers.values { updateWrapper(wrapper) }
  }

  private func updateWrapper(_ wrapper: Element) {
    view.modifier._updateElement(wrapper, environment: environment)
  }

  func wrap(_ element: Element) -> Element {
    if let wrapper = wrappers[ObjectIdentifier(element)] { return wrapper }
    let wrapper = Element(.group)
    updateWrapper(wrapper)
    wrapper.setChildren([element])
    wrappers[ObjectIdentifier(element)] = wrapper
    return wrapper
  }

  func unwrap(_ element: Element) {
    wrappers[ObjectIdentifier(element)] = nil
  }

  override func collect(into elements: inout [Element]) {
    var wrapped: [Element] = []
    super.collect(into: &wrapped)
    let previous = wrappers
    wrappers = [:]
    for element in wrapped {
      wrappers[ObjectIdentifier(element)] = previous[ObjectIdentifier(element)]
      let wrapper = wrap(element)
      wrapper.tag = element.tag
      elements.append(wrapper)
    }
  }

  override func collect(into rows: inout RowTable) {
    rows.wrapping(by: self) { super.collect(into: &$0) }
  }
}
