import CasePaths
import DataFlow

// What `$store` is where a view has its store in `@ObservedObject` or `@StateObject`: bindings as
// those of `@Bindable`.

extension ObservedObject.Wrapper {
  /// A binding to the store of a presented child, for `sheet(item:)` and the like.
  ///
  /// It has a store while the child is presented. Writing `nil` dismisses the child; other writes
  /// do nothing.
  ///
  /// - Parameters:
  ///   - state: Where the child's state is.
  ///   - action: The case that has the child's actions.
  @preconcurrency
  @MainActor
  public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
    _ state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Unwrapped, ChildAction>?> where ObjectType == Store<State, Action> {
    Bindable(object).scope(
      state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A binding to the store of a presented child, for `sheet(item:)` and the like.
  @preconcurrency
  @MainActor
  public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
    state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Unwrapped, ChildAction>?> where ObjectType == Store<State, Action> {
    scope(
      state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }

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
  where ObjectType == Store<State, Action> {
    Bindable(object).scope(state, action: action)
  }

  /// A binding to the store of a navigation stack.
  @preconcurrency
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where ObjectType == Store<State, Action> {
    scope(state, action: action)
  }

  /// A field of the state of a store, for `sending`.
  @_disfavoredOverload
  @MainActor
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreField<State, Action, Member> where ObjectType == Store<State, Action> {
    _StoreField(store: object, keyPath: keyPath)
  }
}
