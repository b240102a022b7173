/// Finds out, by a pointer to state, which value the state is.
///
/// It has nothing to retain: nodes ask it before and after each child that they run.
//
// The caller vouches that the pointers it passes are to state of the type that this was made for.
@usableFromInline
struct StateIdentityReader {
  /// Where the registrar of the state is, for state that stores one.
  private let registrarOffset: Int?

  /// The type of state that works its identity out.
  private let computingType: (any ObservableState.Type)?

  @usableFromInline init<State>(_ type: State.Type) {
    let type = type as? any ObservableState.Type
    registrarOffset = type?.registrarOffset
    computingType = registrarOffset == nil ? type : nil
  }

  var hasRegistrar: Bool { registrarOffset != nil }

  /// Which value the state is; `nil` for state that is not observable.
  func number(_ state: UnsafeRawPointer) -> UInt64? {
    if let registrarOffset { return identity(state, registrarOffset) { $0.number } }
    return computingType?.number(at: state)
  }

  /// Makes the state another value than its copies, if there are any.
  func separateFromCopies(_ state: UnsafeMutableRawPointer) {
    guard let registrarOffset else { return }
    (state + registrarOffset).assumingMemoryBound(to: ObservationStateRegistrar.self)
      .pointee.separateFromCopies()
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
    identity(state, registrarOffset) { if $0.isObserved(field) { $0.notify(field) } }
  }

  /// The observers of a property, for state that stores a registrar.
  func observers(_ state: UnsafeRawPointer, of field: StateField) -> StateObservers? {
    registrarOffset.map { identity(state, $0) { $0.observers(of: field) } }
  }

  @inline(__always)
  private func identity<Result>(
    _ state: UnsafeRawPointer, _ offset: Int, _ read: (StateIdentity) -> Result
  ) -> Result {
    // A registrar is a reference and nothing else. The state keeps it alive while it is read, so it
    // needs no retain, which would cost more than all the rest here.
    (state + offset).assumingMemoryBound(to: Unmanaged<StateIdentity>.self)
      .pointee._withUnsafeGuaranteedRef(read)
  }
}

extension ObservableState {
  fileprivate static var registrarOffset: Int? { _$fields.registrarOffset }

  fileprivate static func number(at state: UnsafeRawPointer) -> UInt64 {
    state.assumingMemoryBound(to: Self.self).pointee._$id.number
  }
}
