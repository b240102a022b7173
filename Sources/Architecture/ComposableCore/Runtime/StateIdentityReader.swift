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

  /// The same for an enum.
  private let payloads: PayloadReader?

  @usableFromInline init<State>(_ type: State.Type) {
    let type = type as? any ObservableState.Type
    registrarOffset = type?.registrarOffset
    computingType = registrarOffset == nil ? type : nil
    payloads = computingType == nil ? nil : PayloadReader(State.self)
  }

  var hasRegistrar: Bool { registrarOffset != nil }

  /// Whether the state is observable and works its identity out.
  var isComputed: Bool { computingType != nil }

  /// Whether the state is observable.
  var isObservable: Bool { registrarOffset != nil || computingType != nil }

  /// Which value the state is; `nil` for state without a registrar.
  func number(_ state: UnsafeRawPointer) -> UInt64? {
    guard let registrarOffset else { return nil }
    return identity(state, registrarOffset) { $0.number }
  }

  /// What is needed to find out later whether the state is still the value that it is; `nil` for
  /// state that is not observable.
  func mark(_ state: UnsafeRawPointer) -> StateMark? {
    if let number = number(state) ?? payloads?.number(of: state) { return .number(number) }
    return computingType?.mark(at: state)
  }

  /// Whether the state is still the value that it was.
  func isUnchanged(_ state: UnsafeRawPointer, since mark: StateMark) -> Bool {
    if let number = number(state) ?? payloads?.number(of: state) { return mark.isNumber(number) }
    return computingType?.isUnchanged(at: state, since: mark) ?? false
  }

  /// Makes the state another value than its copies, if there are any.
  func separateFromCopies(_ state: UnsafeMutableRawPointer) {
    guard let registrarOffset else { return }
    (state + registrarOffset).assumingMemoryBound(to: ObservationStateRegistrar.self)
      .pointee.separateFromCopies()
  }

  /// A copy of a state that shares no readers with it.
  func unobservedCopy<State>(of state: State) -> State {
    guard var copy = state as? any ObservableState else { return state }
    copy._$separateFromCopies()
    // What was a `State` still is one.
    return copy as? State ?? state
  }

  /// Whether somebody has read a property.
  func isObserved(_ field: StateField, in state: UnsafeRawPointer) -> Bool {
    guard let registrarOffset else { return false }
    return identity(state, registrarOffset) { $0.isObserved(field) }
  }

  /// Has a change of a property noticed because features with effects are in it.
  ///
  /// - Returns: Whether changes can be noticed.
  func followFeatures(in field: StateField, of state: UnsafeRawPointer) -> Bool {
    guard let registrarOffset else { return false }
    identity(state, registrarOffset) { $0.observers(of: field).followFeatures(in: field) }
    return true
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
  static var registrarOffset: Int? { _$fields.registrarOffset }

  fileprivate static func mark(at state: UnsafeRawPointer) -> StateMark {
    let state = state.assumingMemoryBound(to: Self.self)
    return state.pointee._$identity.map { .number($0.number) } ?? .copy(StateCopy(state.pointee))
  }

  fileprivate static func isUnchanged(at state: UnsafeRawPointer, since mark: StateMark) -> Bool {
    let state = state.assumingMemoryBound(to: Self.self)
    switch mark {
    case .number(let number): return state.pointee._$identity?.number == number
    case .unknown: return false
    case .copy(let copy):
      return (copy.state as? Self).map { _$isUnchanged($0, state.pointee) } ?? false
    }
  }
}
