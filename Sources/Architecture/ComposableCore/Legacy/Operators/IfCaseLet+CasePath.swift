import CasePaths
import IssueReporting

extension Reducer {
  /// Runs a child feature on the payload of a case of this one's state, while the state is in the
  /// case.
  @available(
    *, deprecated, message: "Name the cases by key paths: '.ifCaseLet(\\.child, action: \\.child)'."
  )
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: some _OldCasePath<State, ChildState>,
    action: some _OldCasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Child> {
    self.ifCaseLet(
      state._casePath.keyPath, action: action._casePath.keyPath, child: child(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
