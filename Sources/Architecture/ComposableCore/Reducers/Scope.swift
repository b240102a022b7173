import CasePaths

/// Runs a child feature on a part of the parent's state.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(\.profile, action: \.profile) {
///     Profile()
///   }
///   Reduce { state, action in … }
/// }
/// ```
///
/// The child runs where the scope is written: what comes before sees its state as it was, what
/// comes after as it has become.
public struct Scope<ParentState, ParentAction, Child: Reducer>: _PrimitiveReducer {
  public typealias State = ParentState
  public typealias Action = ParentAction

  @usableFromInline let compile: () -> CompiledReducer<ParentState, ParentAction>

  /// - Parameters:
  ///   - state: Where the child's state is.
  ///   - action: The case that has the child's actions.
  ///   - child: The child.
  @inlinable public init<ChildState, ChildAction>(
    _ state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    let child = child()
    compile = {
      let path = AnyCasePath(action)
      let place = PropertyPlace(state)
      return CompiledReducer(
        ScopeNode(
          place,
          actions: CasePlace(path),
          isOfOneCase: path._payloadPlace != .elsewhere,
          step: .embedding(by: path),
          observation: ChildObservation(of: ChildState.self, at: place, in: ParentState.self),
          child: LazyNode(child)
        )
      )
    }
  }

  /// - Parameters:
  ///   - state: Where the child's state is.
  ///   - action: The case that has the child's actions.
  ///   - child: The child.
  @inlinable public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(state, action: action, child: child)
  }

  @inlinable public func _compiled() -> CompiledReducer<ParentState, ParentAction> { compile() }
}
