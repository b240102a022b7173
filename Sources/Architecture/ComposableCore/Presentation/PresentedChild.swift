/// Which child a binding presents.
struct PresentedChild {
  /// The case of an enum and the id of identifiable state, where it has them.
  private let child: ChildIdentity

  /// Which value its state is, where that is observable.
  private let value: ObservableStateID?

  init<State>(_ state: State) {
    child = ChildIdentityReader.identity(of: state)
    value = (state as? any ObservableState)?._$identity
  }

  /// Whether this is the child that a binding was made for, if it was made for one. The child may have
  /// changed its id since.
  func isSame(as other: PresentedChild?) -> Bool {
    guard let other else { return !child.isReplaceable }
    return child == other.child || value != nil && value == other.value
  }
}

/// Bindings to a child are equal as long as its id is the same.
extension PresentedChild: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.child == rhs.child }

  func hash(into hasher: inout Hasher) {
    hasher.combine(child)
  }
}
