/// What somebody keeps of a state, to find out later whether it is still the same value.
enum StateMark {
  /// The identity of the value.
  case number(UInt64)

  /// Nothing is known of the value: it counts as changed.
  case unknown

  /// The value itself: an enum whose payload has no identity.
  case copy(StateCopy)

  func isNumber(_ number: UInt64) -> Bool {
    if case .number(number) = self { true } else { false }
  }
}

/// A value that is kept, in an object: a mark is copied often, and seldom has one.
final class StateCopy {
  let state: any ObservableState

  init(_ state: any ObservableState) {
    self.state = state
  }
}
