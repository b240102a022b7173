import Elements

/// Shows where a value stands in a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel

  private init<Value: BinaryFloatingPoint>(
    _ value: Value, in bounds: ClosedRange<Value>, label: Label,
    currentValueLabel: CurrentValueLabel, ends: (BoundsLabel, BoundsLabel)
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    (minimumValueLabel, maximumValueLabel) = ends
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: EmptyView(),
      ends: (EmptyView(), EmptyView()))
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
      ends: (EmptyView(), EmptyView()))
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
      ends: (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge: View {
  public var body: some View {
    HStack {
      minimumValueLabel
      ProgressView(value: fraction) {
        label
      } currentValueLabel: {
        currentValueLabel
      }
      maximumValueLabel
    }
  }

  public static var _evaluatedType: Any.Type? { nil }
}
