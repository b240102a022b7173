import CasePaths
import IssueReporting

extension Reducer {
  /// Runs a child feature on each element of a navigation stack, and pushes and pops elements.
  ///
  /// The element runs first, so that this reducer can still remove it. A pushed element is on the
  /// stack when this reducer handles `.push`; a popped one still is when it handles `.popFrom`. What
  /// an element has started is cancelled when it goes.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.path, action: \.path) {
  ///     Path()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - state: Where the stack is.
  ///   - action: The case that has what happens to the stack.
  ///   - destination: The child.
  @warn_unqualified_access
  @inlinable
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ state: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<State, Action> {
    let destination = destination()
    return _StackReducer<State, Action> {
      let path = AnyCasePath(action)
      let place = PropertyPlace(state)
      let location = IssueLocation(
        fileID: fileID, filePath: filePath, line: line, column: column)
      return StackNode(
        place,
        actions: CasePlace(path),
        elementActions: CasePlace(
          StackAction<DestinationState, DestinationAction>.allCasePaths.element),
        parts: StackNode.Parts(of: StackAction<DestinationState, DestinationAction>.self) { id in
          .child(
            feature: FeatureID(state, identity: AnyHashable(id)),
            dismissal: path.embed(.popFrom(id: id))
          ) { path.embed(.element(id: id, action: $0)) }
        },
        keyPath: state,
        reports: StackReports(at: location),
        observation: ChildObservation(of: DestinationState.self, at: place, in: State.self),
        parent: _compiled().node,
        child: LazyNode(destination),
        reportMissing: MissingChildReport { (parent: State, action: Action) in
          guard case .element(let id, let elementAction) = path.extract(from: action) else {
            return
          }
          location.reportMissingElement(
            action: elementAction, id: id, ids: parent[keyPath: state].ids)
        }
      )
    }
  }
}

extension Reducer {
  /// Runs those of several features that are on a navigation stack, and pushes and pops them.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.path, action: \.path)
  /// ```
  ///
  /// - Parameters:
  ///   - state: Where the stack is, of the state of an enum of features.
  ///   - action: The case that has what happens to the stack.
  @inlinable public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ state: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<State, Action>
  where DestinationState.StateReducer.Action == DestinationAction {
    self.forEach(
      state, action: action, destination: { DestinationState.StateReducer.body }, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

/// A reducer with a navigation stack.
public struct _StackReducer<State, Action>: _PrimitiveReducer {
  @usableFromInline let node: () -> ReducerNode

  @inlinable init(_ node: @escaping () -> ReducerNode) {
    self.node = node
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> { CompiledReducer(node()) }
}
