import Elements

/// A modifier that puts each element of its content into one of its own, together with a view: what
/// lies over it, under it or beside it.
///
/// ```swift
/// struct OverlayModifier<Decoration: View> {
///   let alignment: Alignment
///   let _decoration: Decoration
/// }
///
/// extension OverlayModifier: _DecorationModifier {
///   func _updateElement(_ element: Element, environment: EnvironmentValues) {
///     element.layout = AnyElementLayout(OverlayLayout(alignment: alignment))
///   }
/// }
/// ```
protocol _DecorationModifier: _PrimitiveModifier {
  associatedtype _Decoration: View

  /// What is added: each element of the content has one of its own.
  var _decoration: _Decoration { get }

  /// Whether the decoration comes before what it decorates, and lies under it.
  var _isUnder: Bool { get }

  /// Brings an element that holds both up to date.
  func _updateElement(_ element: Element, environment: EnvironmentValues)
}

extension _DecorationModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    DecorationModifierNode(view, in: context)
  }

  var _isUnder: Bool { false }
}

private final class DecorationModifierNode<Modified: View, Modifier: _DecorationModifier>:
  ModifierNode<Modified, Modifier>, ElementWrapper
{
  private var decorations: [ObjectIdentifier: DecorationNode<Modifier>] = [:]

  override func evaluate() {
    super.evaluate()
    for decoration in decorations.values {
      decoration.update(
        to: DecorationView(modifier: view.modifier), environment: inheritedEnvironment)
    }
  }

  func wrap(_ element: Element) -> Element {
    if let decoration = decorations[ObjectIdentifier(element)] { return decoration.element }
    let decoration = DecorationNode(
      DecorationView(modifier: view.modifier), around: element,
      in: context(place: decorations.count + 1, makesRows: false))
    decorations[ObjectIdentifier(element)] = decoration
    graph.flush()
    return decoration.element
  }

  func unwrap(_ element: Element) {
    decorations.removeValue(forKey: ObjectIdentifier(element))?.dispose()
  }

  override func collect(into elements: inout [Element]) {
    var wrapped: [Element] = []
    content?.collect(into: &wrapped)
    let current = Set(wrapped.map(ObjectIdentifier.init))
    for (element, decoration) in decorations where !current.contains(element) {
      decorations[element] = nil
      decoration.dispose()
    }
    for element in wrapped { elements.append(wrap(element)) }
  }

  override func collect(into rows: inout RowTable) {
    rows.wrapping(by: self) { content?.collect(into: &$0) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    for decoration in decorations.values { body(decoration) }
  }
}

/// A decoration, as the view of a node.
private struct DecorationView<Modifier: _DecorationModifier> {
  let modifier: Modifier
}

extension DecorationView: _PrimitiveView, StructuralView {}

/// The element that holds a decorated element and its decoration.
private final class DecorationNode<Modifier: _DecorationModifier>:
  ElementNode<DecorationView<Modifier>>
{
  private let decorated: Element
  private var content: _ViewNode<Modifier._Decoration>?

  init(
    _ view: DecorationView<Modifier>, around decorated: Element, in context: _NodeContext
  ) {
    self.decorated = decorated
    super.init(view, element: Element(.group), in: context)
    element.setChildren([decorated])
  }

  override func evaluate() {
    readsAreFresh()
    view.modifier._updateElement(element, environment: environment)
    content = child(content, showing: view.modifier._decoration)
  }

  override func collectChildren() {
    var elements: [Element] = []
    content?.collect(into: &elements)
    element.setChildren(view.modifier._isUnder ? elements + [decorated] : [decorated] + elements)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }
}
