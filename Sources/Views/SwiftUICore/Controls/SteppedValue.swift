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
      let next = value.wrappedValue.moved(by: direction > 0 ? step : -step)
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

extension Strideable {
  /// A step away, or at the end of what the type can hold: a press must not end the program.
  fileprivate func moved(by step: Stride) -> Self {
    guard let integer = self as? any FixedWidthInteger, let step = step as? Int else {
      return advanced(by: step)
    }
    func moved<Integer: FixedWidthInteger>(_ integer: Integer) -> Self? {
      integer.saturating(by: step) as? Self
    }
    return moved(integer) ?? self
  }
}

extension FixedWidthInteger {
  fileprivate func saturating(by step: Int) -> Self {
    let size = Self(clamping: step.magnitude)
    let (sum, overflows) =
      step < 0 ? subtractingReportingOverflow(size) : addingReportingOverflow(size)
    return overflows ? (step < 0 ? .min : .max) : sum
  }
}
