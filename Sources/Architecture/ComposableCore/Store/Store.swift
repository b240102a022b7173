import DataFlow
import Dependencies
import Observation
import PerceptionCore

/// Runs a feature: it has the state, takes actions, and carries out the effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) {
///   Counter()
/// }
/// store.send(.incrementButtonTapped)
/// store.count
/// ```
///
/// A view that reads a property of observable state from a store is evaluated again when the property
/// changes. Views of child features get stores scoped from their parent's:
/// `store.scope(state: \.child, action: \.child)`.
@dynamicMemberLookup
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
@MainActor
public final class Store<State, Action> {
  @usableFromInline let core: StoreCore

  /// The stores scoped from this one.
  @usableFromInline let scopes = ScopeCache()

  @usableFromInline init(core: StoreCore) {
    self.core = core
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state that the feature starts in.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Assigns to the dependencies of the feature. State and reducer are made
  ///     with them.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(
      initialState: initialState, reducer: reducer, withDependencies: prepareDependencies,
      recorder: nil)
  }

  /// Creates a store that somebody follows.
  convenience init<R: Reducer<State, Action>>(
    initialState: () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)?,
    recorder: (any StoreRecorder)?
  ) {
    let (state, reducer, dependencies) = withDependencies(prepareDependencies ?? { _ in }) {
      (initialState(), reducer(), DependencyValues._current)
    }
    self.init(
      core: RootCore(
        state: StateStorage(state),
        node: dependencies._withCurrent { reducer._compiled().node },
        actions: TypedActionReader<Action>(),
        dependencies: dependencies,
        identity: StateIdentityReader(State.self),
        name: storeName(State.self, Action.self),
        recorder: recorder
      )
    )
  }

  /// Sends an action: the reducers run and change the state, and their effects start, before this
  /// returns.
  ///
  /// - Returns: The effects, to wait for or to cancel.
  @discardableResult
  @inlinable public func send(_ action: Action) -> StoreTask {
    StoreTask(effects: core.send(action))
  }

  /// Sends an action, and animates what changes on screen because of it.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action within a transaction.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }

  /// Reads the state, without being told of changes.
  public func withState<Result>(_ body: (State) -> Result) -> Result {
    core.root.withoutObservation { body(currentState) }
  }

  /// Whether the state of the store is there. The state of a dismissed child is not.
  var isAlive: Bool { core.withState { _ in } }

  @usableFromInline var currentState: State {
    var state: State?
    core.read { state = $0.assumingMemoryBound(to: State.self).pointee }
    // The core reads the state, or what it was when it was last there.
    guard let state else { stateIsMissing() }
    return state
  }

  /// Stops for a store whose state was gone before the store was made.
  @usableFromInline func stateIsMissing() -> Never {
    fatalError(
      """
      '\(debugDescription)' was made for an element that is gone. Scope to the collection anew, or \
      make an 'Array' of the stores before elements are removed.
      """
    )
  }
}

extension Store where State: ObservableState {
  /// The state. Who reads it is told when another value takes its place; reading a property of it also
  /// tells of changes of that.
  public var state: State { observableState }

  /// The state, for code where ``state`` means another property.
  var observableState: State {
    core.recordRead()
    return currentState
  }

  /// A property of the state.
  //
  // Always inlined, so that a key path that is written out becomes the property that it means.
  @inlinable @inline(__always)
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    var value: Value?
    core.read { value = readInPlace(&$0.assumingMemoryBound(to: State.self).pointee, keyPath) }
    guard let value else { stateIsMissing() }
    return value
  }
}

/// Reads a property of a value that is not copied for it, as it would be where a pointer points to it.
@inlinable @inline(__always)
func readInPlace<Root, Value>(_ root: inout Root, _ keyPath: KeyPath<Root, Value>) -> Value {
  root[keyPath: keyPath]
}

/// A store of a feature.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store: Observable, Perceptible {}

extension Store: Hashable {
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store: Identifiable {
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
}

extension Store: CustomDebugStringConvertible {
  public nonisolated var debugDescription: String { storeName(State.self, Action.self) }
}
