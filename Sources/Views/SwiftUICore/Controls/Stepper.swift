import Elements

/// Takes a value up and down in steps.
///
///     Stepper("Cups: \(cups)", value: $cups, in: 1...12)
public struct Stepper<Label: View> {
  let label: Label
  let steps: Steps
  let onEditingChanged: (Bool) -> Void

  /// What a step does. `nil` is a step that is not possible now.
  enum Steps {
    case actions(increment: (() -> Void)?, decrement: (() -> Void)?)
    case value(any SteppedValue)
  }

  init(_ label: Label, _ steps: Steps, _ onEditingChanged: @escaping (Bool) -> Void) {
    self.label = label
    self.steps = steps
    self.onEditingChanged = onEditingChanged
  }

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(), .actions(increment: onIncrement, decrement: onDecrement), onEditingChanged)
  }

  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(), .value(BoundSteps(value: value, bounds: nil, step: step)), onEditingChanged)
  }

  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(), .value(BoundSteps(value: value, bounds: bounds, step: step)), onEditingChanged)
  }
}

extension Stepper: _ElementView {
  public var _content: Label { label }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    switch steps {
    case .actions(let first, let second): (increment, decrement) = (first, second)
    case .value(let value): (increment, decrement) = (value.stepping(by: 1), value.stepping(by: -1))
    }
    element.content = .stepper(
      StepperContent(canIncrement: increment != nil, canDecrement: decrement != nil))
    element.attributes.tint = environment.tint
    element.respond = { [onEditingChanged] event in
      guard case .step(let direction) = event else { return false }
      guard let step = direction > 0 ? increment : decrement else { return true }
      onEditingChanged(true)
      step()
      onEditingChanged(false)
      return true
    }
  }
}
