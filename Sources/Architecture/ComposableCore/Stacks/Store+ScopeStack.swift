import CasePaths
import DataFlow

extension Binding {
  /// A binding to the store of a navigation stack.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   …
  /// }
  /// ```
  ///
  /// The store stays the same; what is written is ignored.
  ///
  /// - Parameters:
  ///   - state: Where the stack is.
  ///   - action: The case that has what happens to the stack.
  @preconcurrency
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    self[dynamicMember: \.[stack: state, action]]
  }

  /// A binding to the store of a navigation stack.
  @preconcurrency
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state, action: action)
  }
}

extension Bindable {
  /// A binding to the store of a navigation stack.
  ///
  /// The store stays the same; what is written is ignored.
  ///
  /// - Parameters:
  ///   - state: Where the stack is.
  ///   - action: The case that has what happens to the stack.
  @preconcurrency
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    self[dynamicMember: \.[stack: state, action]]
  }

  /// A binding to the store of a navigation stack.
  @preconcurrency
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state, action: action)
  }
}

extension Store where State: ObservableState {
  /// A subscript, so that bindings made of it are equal when they are of the same stack.
  fileprivate subscript<ElementState, ElementAction>(
    stack state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Store<StackState<ElementState>, StackAction<ElementState, ElementAction>> {
    get { scope(state, action: action) }
    // A navigation stack sends its pushes and pops to the store, and never replaces it.
    set {}
  }
}
