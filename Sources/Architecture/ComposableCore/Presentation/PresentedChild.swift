/// Which child a binding presents.
struct PresentedChild {
  /// The case of an enum and the id of identifiable state, where it has them.
  private let id: AnyHashable?

  /// Which value its state is, where that is observable.
  private let identity: ObservableStateID?

  init<State>(_ state: State) {
    id = ChildIdentityReader.identity(of: state)
    identity = (state as? any ObservableState)?._$identity
  }

  /// Whether this is the child that a binding was made for. The child may have changed its id since.
  func isSame(as other: PresentedChild?) -> Bool {
    id == other?.id || identity != nil && identity == other?.identity
  }
}

/// Bindings to a child are equal as long as its id is the same.
extension PresentedChild: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
