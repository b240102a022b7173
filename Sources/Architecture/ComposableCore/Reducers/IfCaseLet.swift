import CasePaths
import IssueReporting

extension Reducer {
  /// Runs a child feature on the payload of a case of this one's state, while the state is in the
  /// case.
  ///
  /// The child runs first, so that this reducer can still change the case. What the child has
  /// started is cancelled when the state leaves the case.
  ///
  /// - Parameters:
  ///   - state: The case that has the child's state.
  ///   - action: The case that has the child's actions.
  ///   - child: The child.
  @warn_unqualified_access
  @inlinable
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Child> where State: CasePathable, Action: CasePathable {
    ifCaseLet(
      state, action: action, child: child(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The same for enums whose cases have paths of another making.
  @inlinable
  func ifCaseLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: CaseKeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>,
    child: Child, location: IssueLocation
  ) -> _IfCaseLetReducer<Self, Child> {
    _IfCaseLetReducer {
      let path = AnyCasePath(action)
      return IfLetNode(
        CasePlace(AnyCasePath(state)),
        action: path,
        presented: nil,
        keyPath: state,
        step: .embedding(by: path),
        parent: _compiled(),
        child: child,
        clear: { _ in },
        reportMissing: { (state: State, action: Action) in
          location.reportOtherCase(action: action, state: state)
        }
      )
    }
  }
}

/// A reducer with a child in a case of its state.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: _PrimitiveReducer {
  public typealias State = Parent.State
  public typealias Action = Parent.Action

  @usableFromInline let node: () -> ReducerNode

  @inlinable init(_ node: @escaping () -> ReducerNode) {
    self.node = node
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> { CompiledReducer(node()) }
}
