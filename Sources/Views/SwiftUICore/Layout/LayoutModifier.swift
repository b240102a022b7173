import Elements

/// Puts a layout around each of the views that it modifies.
struct LayoutModifier<Wrapping: Layout & Equatable & Sendable>: Equatable, Sendable {
  let layout: Wrapping
}

extension LayoutModifier: _ElementModifier {
  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(layout)
  }
}
