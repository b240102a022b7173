/// What a store does, without the types of its state and action.
///
/// The root has the state; a store scoped from it is a view on a part of that.
@MainActor
@usableFromInline
class StoreCore {
  /// A store scoped from this one.
  private struct Scope {
    let store: WeakReference<ScopedCore>
    /// The property that it is scoped through; `nil` when any change may concern it.
    let field: StateField?
  }

  /// How to find out which value the state is.
  final let identity: StateIdentityReader

  /// Who has read the state through this store, since it is the value that it is.
  private final var observers: StateObservers?

  /// Which value the state was when it was last looked at; 0 for none, and for state without a registrar.
  private final var lastIdentity: UInt64 = 0

  /// The same for state without a registrar.
  private final var lastMark: StateMark?

  private final var scopes: [Scope] = []

  /// The stores of elements of collections.
  private final var elementScopes: [ElementScopes] = []

  /// How many scopes are known, those that are gone but not looked for yet among them.
  final var scopeCount: Int { elementScopes.reduce(scopes.count) { $0 + $1.count } }

  /// How many scopes there may be before those that are gone are looked for.
  private final var scopesLimit = 8

  /// Where the state is, for state that stays there as long as the store does: that of the root, and
  /// what is stored in it.
  final let fixedState: UnsafeMutableRawPointer?

  init(identity: StateIdentityReader, fixedState: UnsafeMutableRawPointer?) {
    self.identity = identity
    self.fixedState = fixedState
  }

  /// The store that has the state.
  var root: RootCore { preconditionFailure("Every store has a root.") }

  /// Calls `body` with a pointer to the state, unless there is none any more.
  ///
  /// - Returns: Whether there was one.
  func withState(_ body: (UnsafeMutableRawPointer) -> Void) -> Bool { false }

  /// Sends an action of this store.
  @inlinable final func send<Action>(_ action: borrowing Action) -> EffectTree? {
    withPointer(to: action) { send(UnsafeRawPointer($0)) }
  }

  /// Sends an action of this store.
  //
  // Final, as is all that inlined code calls: a client that was built before a change of this class
  // calls it by its name, not by its place among the methods.
  @usableFromInline final func send(_ action: UnsafeRawPointer) -> EffectTree? {
    isOfDisappearedView ? nil : deliver(action)
  }

  /// Whether a view sends now because it disappears with its state.
  var isOfDisappearedView: Bool { false }

  /// Sends an action of this store to the one that has the state.
  func deliver(_ action: UnsafeRawPointer) -> EffectTree? { nil }

  /// Calls `body` with a pointer to the state, or to what it was when it was last there.
  @usableFromInline final func read(_ body: (UnsafeMutableRawPointer) -> Void) {
    if Reduction.isActive { root.checkReadable() }
    if let fixedState {
      willRead(fixedState)
      return body(fixedState)
    }
    let isPresent = withState { state in
      willRead(state)
      body(state)
    }
    if !isPresent { readLastState(body) }
  }

  private func willRead(_ state: UnsafeMutableRawPointer) {
    observe(state)
    // What has no registrar of its own is read as a whole.
    if !identity.hasRegistrar, !Reduction.isActive { observers?.recordRead(of: .wholeValue) }
  }

  /// Calls `body` with a pointer to what the state was, in a store whose state may be gone.
  func readLastState(_ body: (UnsafeMutableRawPointer) -> Void) {}

  // MARK: - Observation

  /// Notes that somebody reads the state as a whole: they are told when it is replaced.
  final func recordRead() {
    guard !Reduction.isActive else { return }
    _ = withState { observe($0) }
    observers?.recordRead(of: .wholeValue)
  }

  /// Looks at a value from now on, if it is not the one looked at.
  final func observe(_ state: UnsafeMutableRawPointer) {
    if let number = identity.number(state) {
      if number == lastIdentity { return }
      lastIdentity = number
    } else {
      guard observers == nil, let mark = identity.mark(state) else { return }
      lastMark = mark
    }
    observers = identity.observers(state, of: .wholeValue) ?? StateObservers()
    for scope in scopes { watch(scope.field, in: state) }
    for scopes in elementScopes { watch(scopes.field, in: state) }
  }

  private func watch(_ field: StateField?, in state: UnsafeMutableRawPointer) {
    observers?.add(self, scopedThrough: field)
    if let field { _ = identity.observers(state, of: field) }
  }

  /// Has a store that is scoped from this one told when its state is replaced.
  final func add(_ store: ScopedCore) {
    if let element = ElementScopes.Place(store.place) {
      scopes(ofElementsLike: element).add(store, of: element)
    } else {
      if scopes.count >= scopesLimit {
        scopes.removeAll { $0.store.object == nil }
        scopesLimit = max(8, scopes.count * 2)
      }
      scopes.append(Scope(store: WeakReference(store), field: store.field))
    }
    _ = withState { state in
      observe(state)
      watch(store.field, in: state)
    }
  }

  private func scopes(ofElementsLike element: ElementScopes.Place) -> ElementScopes {
    if let known = elementScopes.first(where: { $0.isOf(element) }) { return known }
    let new = ElementScopes(of: element)
    _ = withState { new.noteVersion(in: $0) }
    elementScopes.append(new)
    return new
  }

  /// A property of the state has changed: stores scoped through it may look at another value.
  final func propertyChanged(_ field: StateField, notifications: PendingNotifications) {
    if field == .everything { return findReplacedState(notifications) }
    for scope in scopes where scope.field == nil || scope.field == field {
      scope.store.object?.findReplacedState(notifications)
    }
    for scopes in elementScopes where scopes.field == field {
      _ = withState { scopes.findReplacedElements(in: $0, notifications) }
    }
  }

  /// Finds out whether the state is another value than it was, and has the readers told if so.
  final func findReplacedState(_ notifications: PendingNotifications) {
    var isUnchanged = false
    let isPresent = withState { state in
      isUnchanged =
        identity.number(state).map { $0 == lastIdentity }
        ?? lastMark.map { identity.isUnchanged(state, since: $0) } ?? false
    }
    if isPresent, isUnchanged {
      // A collection is the same value with other elements in their places.
      if !identity.hasRegistrar { lookIntoElements(notifications) }
      return
    }
    if let observers { notifications.add(observers, .everything) }
    observers = nil
    lastIdentity = 0
    lastMark = nil
    if isPresent { _ = withState { observe($0) } } else { stateIsGone() }
    for scope in scopes { scope.store.object?.findReplacedState(notifications) }
    for scopes in elementScopes { scopes.findAllReplaced(notifications) }
  }

  /// Has the stores look that are scoped to parts which change without their whole.
  private func lookIntoElements(_ notifications: PendingNotifications) {
    for scope in scopes where scope.field == nil {
      scope.store.object?.findReplacedState(notifications)
    }
  }

  /// There is no state to look at any more.
  func stateIsGone() {}
}

/// Calls `body` with a pointer to a value, which is not copied for it.
//
// The function of the standard library checks at each call that a closure of the main actor is on it;
// this one is known to call where it is called.
@inlinable @inline(__always)
func withPointer<Value, Result>(
  to value: borrowing Value, _ body: (UnsafePointer<Value>) -> Result
) -> Result {
  withUnsafePointer(to: value, body)
}
