import DataFlow

/// The state of a feature, to make a view's own state of, with bindings to its fields with
/// ``BindingState``.
@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
@dynamicMemberLookup
@propertyWrapper
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
@MainActor
public struct BindingViewStore<State> {
  private let read: () -> State
  private let isAlive: @MainActor @Sendable () -> Bool
  private let write: (BindingAction<State>) -> Void
  private let actionType: Any.Type

  init<Action: BindableAction>(store: Store<State, Action>) where Action.State == State {
    read = { store.withState { $0 } }
    isAlive = { [weak store] in store?.isAlive ?? false }
    write = { store.send(.binding($0)) }
    actionType = Action.self
  }

  public init(projectedValue: Self) {
    self = projectedValue
  }

  public var wrappedValue: State { read() }

  public var projectedValue: Self { self }

  /// A property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    read()[keyPath: keyPath]
  }

  /// A field with a binding to it: `store.$name`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: any WritableKeyPath<State, BindingState<Value>> & Sendable
  ) -> BindingViewState<Value> {
    BindingViewState(
      Binding {
        read()[keyPath: keyPath].wrappedValue
      } set: { value in
        guard isAlive() else { return }
        write(
          .write(
            value, to: keyPath, of: read()[keyPath: keyPath], by: actionType, isExpected: isAlive))
      },
      value: read()[keyPath: keyPath].wrappedValue)
  }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension ViewStore where ViewAction: BindableAction {
  /// Observes a state that is made with bindings to the store's.
  public convenience init(
    _ store: Store<ViewAction.State, ViewAction>,
    observe toViewState: @escaping (_ store: BindingViewStore<ViewAction.State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    let fields = BindingViewStore(store: store)
    self.init(
      of: store, reading: { toViewState(fields) }, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Observes a state that is made with bindings to the store's, and sends actions of the view's own.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ store: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) where ViewAction.State == State {
    let fields = BindingViewStore(
      store: store.scope(state: { $0 }, action: { (action: ViewAction) in fromViewAction(action) }))
    self.init(
      of: store, reading: { toViewState(fields) }, send: fromViewAction,
      removeDuplicates: isDuplicate)
  }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension ViewStore where ViewAction: BindableAction, ViewState: Equatable {
  /// Observes a state that is made with bindings to the store's.
  public convenience init(
    _ store: Store<ViewAction.State, ViewAction>,
    observe toViewState: @escaping (_ store: BindingViewStore<ViewAction.State>) -> ViewState
  ) {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }

  /// Observes a state that is made with bindings to the store's, and sends actions of the view's own.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ store: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) where ViewAction.State == State {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }
}
