import Elements

/// Leaves a view its room, and nothing else.
private struct HiddenModifier: Equatable {}

extension HiddenModifier: _ElementModifier {
  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(ZStackLayout())
    element.attributes.isInvisible = true
    element.attributes.accessibility.isHidden = true
  }
}

extension View {
  /// Keeps the room of the view, without the view: it is not seen, not worked, and not found.
  nonisolated public func hidden() -> some View {
    modifier(HiddenModifier())
  }
}
