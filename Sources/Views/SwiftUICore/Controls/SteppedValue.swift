/// A value that a stepper changes.
@MainActor
protocol SteppedValue {
  /// Takes the value one step up (1) or down (-1); `nil` where its bounds allow none.
  func stepping(by direction: Int) -> (() -> Void)?
}

struct BoundSteps<Value: Strideable>: SteppedValue {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>?
  let step: Value.Stride

  nonisolated init(value: Binding<Value>, bounds: ClosedRange<Value>?, step: Value.Stride) {
    self.value = value
    self.bounds = bounds
    self.step = step
  }

  func stepping(by direction: Int) -> (() -> Void)? {
    let now = value.wrappedValue
    guard isPossible(direction, from: now) else { return nil }
    return {
      let now = value.wrappedValue
      let next = now.advanced(by: direction > 0 ? step : 0 - step)
      guard let bounds else { return value.wrappedValue = next }
      value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
    }
  }

  private func isPossible(_ direction: Int, from now: Value) -> Bool {
    guard let bounds else { return true }
    return direction > 0 ? now < bounds.upperBound : now > bounds.lowerBound
  }
}
