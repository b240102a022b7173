import Elements

/// What modifiers say of a row. Where several speak, the innermost counts.
struct RowTraits {
  /// What the row stands for in a selection.
  var tag: AnyHashable?
  /// What a link in the row leads to.
  var linkedValue: AnyHashable?
  var insets: EdgeInsets?
  var background: [Element]?
  var badge: [Element]?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  var swipeActions: [any RowActionsProvider] = []
  var menus: [any RowActionsProvider] = []
}

/// A node that says something of a row. It travels up with the elements of its content.
@MainActor
protocol RowTraitNode: AnyObject {
  /// - Parameter carrier: The element of the row that the node is on.
  func add(to traits: inout RowTraits, of carrier: Element)
}

/// Actions that a modifier gives a row: buttons, which are made when they are shown.
@MainActor
protocol RowActionsProvider: AnyObject {
  var actions: AnyView { get }
  var actionsEnvironment: EnvironmentValues { get }
  /// Where a swipe shows them.
  var edge: HorizontalEdge { get }
  /// Whether a swipe over the whole row does the first of them.
  var allowsFullSwipe: Bool { get }
}

extension RowTraits {
  /// What is said of a row of some elements.
  @MainActor
  init(of elements: [Element]) {
    for element in elements { collect(from: element) }
  }

  /// What is said of an element itself, and not of what is in it.
  @MainActor
  init(saidOf element: Element) { add(from: element) }

  @MainActor
  private mutating func collect(from element: Element) {
    // What is further inside comes first. A control is the end of what is the row's.
    switch element.content {
    case .group, .cell: for child in element.children { collect(from: child) }
    default: break
    }
    add(from: element)
  }

  @MainActor
  private mutating func add(from element: Element) {
    if tag == nil { tag = element.tag }
    for trait in element.traits { (trait as? any RowTraitNode)?.add(to: &self, of: element) }
  }
}

/// A modifier that says something of each row that it modifies.
protocol RowTraitModifier: _PrimitiveModifier {
  func add(to traits: inout RowTraits)
}

extension RowTraitModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ValueTraitNode(view, in: context)
  }
}

private final class ValueTraitNode<Modified: View, Modifier: RowTraitModifier>: RowTraitCarrier<
  Modified, Modifier
>
{
  override func add(to traits: inout RowTraits, of carrier: Element) {
    view.modifier.add(to: &traits)
  }
}

/// The node of a modifier that says something of rows: it puts itself on each element of its
/// content, or of each row.
class RowTraitCarrier<Modified: View, Modifier: ViewModifier>: ModifierNode<Modified, Modifier>,
  RowTraitNode, ElementWrapper
{
  private var carriers: [WeakElement] = []

  func add(to traits: inout RowTraits, of carrier: Element) {}

  /// An element goes that the node was on.
  func drop(_ carrier: Element) {}

  override func modifierChanged() { traitsChanged() }

  final func traitsChanged() {
    carriers.removeAll { $0.element == nil }
    for carrier in carriers { carrier.element?.traitsChanged() }
  }

  override final func collect(into elements: inout [Element]) {
    let start = elements.count
    collectContent(into: &elements)
    for element in elements[start...] { _ = wrap(element) }
  }

  override final func collect(into rows: inout RowTable) {
    rows.wrapping(by: self) { collectContent(into: &$0) }
  }

  func collectContent(into elements: inout [Element]) { super.collect(into: &elements) }
  func collectContent(into rows: inout RowTable) { super.collect(into: &rows) }

  final func wrap(_ element: Element) -> Element {
    if !element.traits.contains(where: { $0 === self }) {
      element.traits.append(self)
      carriers.append(WeakElement(element: element))
    }
    return element
  }

  final func unwrap(_ element: Element) {
    element.traits.removeAll { $0 === self }
    carriers.removeAll { $0.element === element || $0.element == nil }
    drop(element)
  }

  /// The rows go on without what the modifier said.
  override func willDispose() {
    for carrier in carriers {
      carrier.element?.traits.removeAll { $0 === self }
      carrier.element?.traitsChanged()
    }
  }
}

private struct WeakElement {
  weak var element: Element?
}
