import DataFlow

/// The detent that a binding has chosen, and who writes the binding.
struct DetentSelection: Equatable {
  let detent: PresentationDetent
  private(set) weak var selector: (any DetentSelector)?

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.detent == rhs.detent && lhs.selector === rhs.selector
  }
}

@MainActor
protocol DetentSelector: AnyObject {
  func select(_ detent: PresentationDetent)
}

/// Has a binding say which detent a sheet has, and the sheet write it.
struct DetentSelectionModifier {
  let selection: Binding<PresentationDetent>
}

extension DetentSelectionModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    DetentSelectionNode(view, in: context)
  }
}

private final class DetentSelectionNode<Modified: View>:
  ModifierNode<Modified, DetentSelectionModifier>, DetentSelector
{
  private var selected = PresentationDetent.large

  override func modifierChanged() {
    readsAreFresh()
    selected = tracked { view.modifier.selection.wrappedValue }
    graph.markPreferences(of: self)
  }

  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    var preferences = content
    var traits = content[SheetTraitsKey.self] ?? SheetTraits()
    if traits.selection == nil {
      traits.selection = DetentSelection(detent: selected, selector: self)
    }
    preferences[SheetTraitsKey.self] = traits
    return preferences
  }

  func select(_ detent: PresentationDetent) {
    view.modifier.selection.wrappedValue = detent
    // The sheet has what the binding says then, whatever became of the write.
    observedChanged()
  }
}
