import DataFlow

/// What a stepper's steps do. It reads through a binding, so the graph knows it as a dynamic
/// property.
enum StepperSteps {
  /// `nil` is a step that is not possible.
  case actions(increment: (() -> Void)?, decrement: (() -> Void)?)
  case value(any SteppedValue)

  /// Takes the value one step up (1) or down (-1); `nil` where none is possible now.
  @MainActor
  func stepping(by direction: Int) -> (() -> Void)? {
    switch self {
    case .actions(let increment, let decrement): direction > 0 ? increment : decrement
    case .value(let value): value.stepping(by: direction)
    }
  }
}

extension StepperSteps: DynamicProperty {
  static func _isEqual(_ lhs: StepperSteps, _ rhs: StepperSteps) -> Bool {
    guard case .value(let lhs) = lhs, case .value(let rhs) = rhs else { return false }
    return lhs.isEqual(to: rhs)
  }

  static var _isLeaf: Bool { true }
}
