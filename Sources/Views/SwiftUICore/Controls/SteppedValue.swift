import DataFlow

/// A value that a stepper changes, of whatever type.
protocol SteppedValue {
  @MainActor func stepping(by direction: Int) -> (() -> Void)?
  func isEqual(to other: any SteppedValue) -> Bool
}

struct BoundSteps<Value: Strideable>: SteppedValue {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>?
  let step: Value.Stride

  func stepping(by direction: Int) -> (() -> Void)? {
    guard isPossible(direction, from: value.wrappedValue) else { return nil }
    return {
      let next = value.wrappedValue.advanced(by: direction > 0 ? step : -step)
      value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
  }

  private func isPossible(_ direction: Int, from now: Value) -> Bool {
    guard let bounds else { return true }
    return direction > 0 ? now < bounds.upperBound : now > bounds.lowerBound
  }

  func isEqual(to other: any SteppedValue) -> Bool {
    guard let other = other as? BoundSteps<Value> else { return false }
    return Binding._isEqual(value, other.value) && bounds == other.bounds && step == other.step
  }
}
