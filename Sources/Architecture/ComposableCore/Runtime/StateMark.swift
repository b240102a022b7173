/// What somebody keeps of a state, to find out later whether it is still the same value.
enum StateMark {
  /// The identity of the value.
  case number(UInt64)

  /// The value itself: an enum whose payload has no identity.
  case copy(any ObservableState)

  func isNumber(_ number: UInt64) -> Bool {
    if case .number(number) = self { true } else { false }
  }
}
