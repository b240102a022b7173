import DataFlow
import Elements

/// Takes a value up and down in steps.
///
///     Stepper("Cups: \(cups)", value: $cups, in: 1...12)
public struct Stepper<Label: View> {
  let label: Label
  let steps: StepperSteps
  let onEditingChanged: (Bool) -> Void

  private init(_ label: Label, _ steps: StepperSteps, _ onEditingChanged: @escaping (Bool) -> Void)
  {
    self.label = label
    self.steps = steps
    self.onEditingChanged = onEditingChanged
  }

  /// A stepper that runs actions; `nil` is a step that is not possible.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), .actions(increment: onIncrement, decrement: onDecrement), onEditingChanged)
  }

  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let steps = BoundSteps(value: value, bounds: nil, step: step)
    self.init(label(), .value(steps), onEditingChanged)
  }

  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let steps = BoundSteps(value: value, bounds: bounds, step: step)
    self.init(label(), .value(steps), onEditingChanged)
  }
}

extension Stepper: _ElementView {
  public var _content: Label { label }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    let increment = steps.stepping(by: 1)
    let decrement = steps.stepping(by: -1)
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
