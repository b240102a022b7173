import DataFlow

/// What a view sees of a store whose state is not observable: a value that is made of the state, told
/// of when it changes, and the actions that the view sends.
///
/// ```swift
/// let viewStore = ViewStore(store, observe: { $0.count })
/// viewStore.send(.incrementButtonTapped)
/// viewStore.state
/// ```
///
/// Reading the state registers with Observation. It is worked out whenever actions have run, and its
/// readers are told when it is no duplicate of what it was.
@available(
  *, deprecated, message: "Mark the state with '@ObservableState', and read it from the store."
)
@dynamicMemberLookup
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
@MainActor
public final class ViewStore<ViewState, ViewAction> {
  private var current: ViewState
  private let observers = StateObservers()

  /// Works the state out.
  private let read: () -> ViewState

  /// Whether the store's state is there. The state of a dismissed child is not.
  let isAlive: @MainActor @Sendable () -> Bool

  private let sendAction: (ViewAction) -> StoreTask
  private let isDuplicate: (ViewState, ViewState) -> Bool
  private var follower: StateFollower?
  let waits = ViewStateWaits<ViewState>()

  /// Observes a part of a store's state, and sends actions of the view's own.
  ///
  /// - Parameters:
  ///   - toViewState: Makes what the view sees of the state.
  ///   - fromViewAction: Makes an action of the store of one of the view.
  ///   - isDuplicate: Whether two values are the same to the view.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(
      of: store, reading: { store.withState(toViewState) }, send: fromViewAction,
      removeDuplicates: isDuplicate)
  }

  /// Observes a part of a store's state.
  ///
  /// - Parameters:
  ///   - toViewState: Makes what the view sees of the state.
  ///   - isDuplicate: Whether two values are the same to the view.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Observes what a function reads from a store.
  init<State, Action>(
    of store: Store<State, Action>,
    reading read: @escaping () -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool
  ) {
    self.read = { store.core.root.withoutObservation(read) }
    current = self.read()
    isAlive = { [weak store] in store?.isAlive ?? false }
    sendAction = { store.send(fromViewAction($0)) }
    self.isDuplicate = isDuplicate
    let follower = StateFollower { [weak self] in self?.update() }
    self.follower = follower
    store.core.root.add(follower)
  }

  private func update() {
    guard isAlive() else { return }
    let state = read()
    guard !isDuplicate(current, state) else { return }
    current = state
    observers.notify(.wholeValue)
    waits.end(with: state)
  }

  /// The state, as it was when it last changed.
  public var state: ViewState {
    observers.recordRead(of: .wholeValue)
    return current
  }

  /// A property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Sends an action to the store.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask {
    sendAction(action)
  }

  /// Sends an action, and animates what changes on screen because of it.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action within a transaction.
  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}

/// The view store of a feature.
@available(
  *, deprecated, message: "Mark the state with '@ObservableState', and read it from the store."
)
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
