/// What a store does, without the types of its state and action.
///
/// The root has the state; a store scoped from it is a view on a part of that.
@MainActor
@usableFromInline
class StoreCore {
  /// How to find out which value the state is.
  let identity: StateIdentityReader

  /// Who has read the state through this store, since it is the value that it is.
  private var observers: StateObservers?

  /// Which value the state was when it was last looked at; 0 for none.
  private var lastIdentity: UInt64 = 0

  private var scopes: [WeakReference<ScopedCore>] = []

  init(identity: StateIdentityReader) {
    self.identity = identity
  }

  /// The store that has the state.
  var root: RootCore { preconditionFailure("Every store has a root.") }

  /// Calls `body` with a pointer to the state, unless there is none any more.
  ///
  /// - Returns: Whether there was one.
  func withState(_ body: (UnsafeMutableRawPointer) -> Void) -> Bool { false }

  /// Sends an action of this store.
  @usableFromInline func send(_ action: UnsafeRawPointer) -> EffectTree? { nil }

  /// Calls `body` with a pointer to the state, or to what it was when it was last there.
  @usableFromInline func read(_ body: (UnsafeMutableRawPointer) -> Void) {
    root.checkReadable()
    _ = withState { state in
      observe(state)
      body(state)
    }
  }

  // MARK: - Observation

  /// Notes that somebody reads the state as a whole: they are told when it is replaced.
  func recordRead() {
    guard !Reduction.isActive else { return }
    _ = withState { observe($0) }
    observers?.recordRead(of: .wholeValue)
  }

  /// Looks at a value from now on, if it is not the one looked at.
  func observe(_ state: UnsafeMutableRawPointer) {
    guard let number = identity.number(state) else { return }
    if identity.hasRegistrar ? number == lastIdentity : observers != nil { return }
    lastIdentity = number
    let observers = identity.observers(state, of: .wholeValue) ?? StateObservers()
    self.observers = observers
    observers.add(self)
    for scope in scopes {
      if let field = scope.object?.field { watch(field, in: state) }
    }
  }

  private func watch(_ field: StateField, in state: UnsafeMutableRawPointer) {
    _ = identity.observers(state, of: field)
  }

  /// Looks for a store scoped from this one at changes of the property that it is scoped through.
  func add(_ scope: ScopedCore) {
    scopes.removeAll { $0.object == nil }
    scopes.append(WeakReference(scope))
    _ = withState { state in
      observe(state)
      if let field = scope.field { watch(field, in: state) }
    }
  }

  /// A property of the state has changed: stores scoped through it may look at another value.
  func propertyChanged(_ field: StateField, notifications: PendingNotifications) {
    if field == .everything { return findReplacedState(notifications) }
    for scope in scopes {
      guard let scope = scope.object, scope.field == nil || scope.field == field else { continue }
      scope.findReplacedState(notifications)
    }
  }

  /// Finds out whether the state is another value than it was, and has the readers told if so.
  func findReplacedState(_ notifications: PendingNotifications) {
    var number: UInt64?
    let isPresent = withState { number = identity.number($0) }
    if isPresent, let number, number == lastIdentity { return }
    if let observers { notifications.add(observers, .everything) }
    observers = nil
    lastIdentity = 0
    if isPresent { _ = withState { observe($0) } } else { stateIsGone() }
    for scope in scopes { scope.object?.findReplacedState(notifications) }
  }

  /// There is no state to look at any more.
  func stateIsGone() {}
}
