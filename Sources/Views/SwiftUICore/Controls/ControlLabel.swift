import Elements
import Foundation

/// The label of a control. Where labels are hidden it takes no room, and is what assistive
/// technology and tests know the control by.
struct ControlLabel<Content: View> {
  let label: Content
}

extension ControlLabel: _PrimitiveView, StructuralView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ControlLabelNode(view, in: context)
  }
}

private final class ControlLabelNode<Content: View>: _ViewNode<ControlLabel<Content>> {
  private var shown: _ViewNode<Content>?
  private var hidden: _ViewNode<ModifiedContent<Content, HiddenLabelModifier>>?

  override func evaluate() {
    readsAreFresh()
    if environment.labelsAreHidden {
      remove(shown)
      shown = nil
      hidden = child(hidden, showing: view.label.modifier(HiddenLabelModifier()), place: 1)
    } else {
      remove(hidden)
      hidden = nil
      shown = child(shown, showing: view.label, place: 0)
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let shown { body(shown) }
    if let hidden { body(hidden) }
  }
}

/// Gives a label no room.
private struct HiddenLabelModifier: Equatable {}

extension HiddenLabelModifier: _ElementModifier {
  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(NoRoomLayout())
    element.attributes.effects.clip = Rectangle()._outline
  }
}

private struct NoRoomLayout: Layout, Equatable {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
  }
}

extension EnvironmentValues {
  /// Whether controls are shown without their labels.
  @Entry var labelsAreHidden: Bool = false
}

extension View {
  /// Shows the controls of the view without their labels.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}
