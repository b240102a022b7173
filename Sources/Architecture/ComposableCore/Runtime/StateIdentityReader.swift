/// Finds out, by a pointer to state, which value the state is.
//
// The caller vouches that the pointers it passes are to state of the type that this was made for.
@usableFromInline
struct StateIdentityReader {
  /// Where the registrar of the state is, for state that stores one.
  private let registrarOffset: Int?

  /// The number of state that works its identity out.
  private let computedNumber: ((UnsafeRawPointer) -> UInt64)?

  @usableFromInline init<State>(_ type: State.Type) {
    guard let type = type as? any ObservableState.Type else {
      registrarOffset = nil
      computedNumber = nil
      return
    }
    (registrarOffset, computedNumber) = Self.read(type)
  }

  private static func read<State: ObservableState>(
    _ type: State.Type
  ) -> (Int?, ((UnsafeRawPointer) -> UInt64)?) {
    if let offset = State._$fields.registrarOffset { return (offset, nil) }
    return (nil, { $0.assumingMemoryBound(to: State.self).pointee._$id.number })
  }

  var hasRegistrar: Bool { registrarOffset != nil }

  /// Which value the state is; `nil` for state that is not observable.
  func number(_ state: UnsafeRawPointer) -> UInt64? {
    guard let registrarOffset else { return computedNumber?(state) }
    // A registrar is a reference and nothing else. The state keeps it alive while it is read, so it
    // needs no retain, which would cost more than all the rest here.
    return (state + registrarOffset).assumingMemoryBound(to: Unmanaged<StateIdentity>.self)
      .pointee._withUnsafeGuaranteedRef(\.number)
  }

  /// Makes the state another value than its copies, if there are any.
  func separateFromCopies(_ state: UnsafeMutableRawPointer) {
    guard let registrarOffset else { return }
    UnsafeMutablePointer(mutating: registrar(state, registrarOffset)).pointee.separateFromCopies()
  }

  /// A copy of a state that shares no readers with it.
  func unobservedCopy<State>(of state: State) -> State {
    var copy = state
    withUnsafeMutablePointer(to: &copy) { separateFromCopies(UnsafeMutableRawPointer($0)) }
    return copy
  }

  /// Tells the readers of a property that it has changed.
  func notify(_ field: StateField, in state: UnsafeRawPointer) {
    guard let registrarOffset else { return }
    let identity = registrar(state, registrarOffset).pointee.identity
    if identity.isObserved(field) { identity.notify(field) }
  }

  /// The observers of a property, for state that stores a registrar.
  func observers(_ state: UnsafeRawPointer, of field: StateField) -> StateObservers? {
    registrarOffset.map { registrar(state, $0).pointee.identity.observers(of: field) }
  }

  private func registrar(
    _ state: UnsafeRawPointer, _ offset: Int
  ) -> UnsafePointer<ObservationStateRegistrar> {
    (state + offset).assumingMemoryBound(to: ObservationStateRegistrar.self)
  }
}
