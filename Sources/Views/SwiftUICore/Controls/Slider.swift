import DataFlow
import Elements

/// Picks a value from a range.
///
/// The label is for assistive technology and tests: a slider shows none. What stands for the ends
/// of the range is shown beside them.
public struct Slider<Label: View, ValueLabel: View> {
  let track: SliderTrack<Label>
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride?, label: Label,
    ends: (minimum: ValueLabel, maximum: ValueLabel), onEditingChanged: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint {
    track = SliderTrack(
      value: value.asDouble, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double($0) }, label: label, onEditingChanged: onEditingChanged)
    minimumValueLabel = ends.minimum
    maximumValueLabel = ends.maximum
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: label(),
      ends: (minimumValueLabel(), maximumValueLabel()), onEditingChanged: onEditingChanged)
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label: label(),
      ends: (minimumValueLabel(), maximumValueLabel()), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: label(), ends: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged)
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label: label(), ends: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged)
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

extension Slider: View {
  public var body: some View {
    if ValueLabel.self == EmptyView.self {
      track
    } else {
      HStack {
        minimumValueLabel
        track
        maximumValueLabel
      }
    }
  }

  public static var _evaluatedType: Any.Type? { nil }
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
