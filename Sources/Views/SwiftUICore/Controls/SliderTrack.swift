import DataFlow
import Elements

/// The part of a slider that is moved.
struct SliderTrack<Label: View> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  /// `nil` moves freely.
  let step: Double?
  let label: Label
  let onEditingChanged: (Bool) -> Void
}

extension SliderTrack: _ElementView {
  /// Says what the slider is called, and is not shown.
  var _content: Label { label }

  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    let value = min(max(self.value.wrappedValue, bounds.lowerBound), bounds.upperBound)
    let content = SliderContent(value: value, bounds: bounds, step: step)
    element.content = .slider(content)
    element.attributes.tint = environment.tint
    element.respond = { [value = self.value, onEditingChanged] event in
      guard case .slide(let moved) = event else { return false }
      onEditingChanged(true)
      value.wrappedValue = content.nearest(to: moved)
      onEditingChanged(false)
      return true
    }
  }
}
