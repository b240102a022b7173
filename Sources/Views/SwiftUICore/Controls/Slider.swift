import DataFlow
import Elements

/// Picks a value from a range.
public struct Slider<Label: View, ValueLabel: View> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  /// `nil` moves freely.
  let step: Double?
  let label: Label
  let onEditingChanged: (Bool) -> Void
}

extension Slider where ValueLabel == EmptyView {
  /// The label is for assistive technology and tests: a slider shows none.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value.asDouble, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: nil, label: label(), onEditingChanged: onEditingChanged)
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value.asDouble, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: Double(step), label: label(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}

extension Slider: _ElementView {
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    let value = min(max(self.value.wrappedValue, bounds.lowerBound), bounds.upperBound)
    element.content = .slider(SliderContent(value: value, bounds: bounds, step: step))
    element.attributes.tint = environment.tint
    element.attributes.accessibility.label =
      environment.accessibility.label ?? (label as? Text)?.string(environment: environment)
    element.respond = { [value = self.value, onEditingChanged] event in
      guard case .slide(let moved) = event else { return false }
      onEditingChanged(true)
      value.wrappedValue = moved
      onEditingChanged(false)
      return true
    }
  }
}

extension Binding where Value: BinaryFloatingPoint {
  fileprivate var asDouble: Binding<Double> { self[dynamicMember: \._double] }
}

extension BinaryFloatingPoint {
  fileprivate var _double: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}
