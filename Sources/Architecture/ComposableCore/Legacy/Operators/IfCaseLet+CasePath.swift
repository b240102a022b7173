import CasePaths
import IssueReporting

extension Reducer {
  /// Runs a child feature on the payload of a case of this one's state, while the state is in the
  /// case.
  @available(
    *, deprecated, message: "Name the cases by key paths: '.ifCaseLet(\\.child, action: \\.child)'."
  )
  @warn_unqualified_access
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: AnyCasePath<State, ChildState>,
    action: AnyCasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Child> {
    self.ifCaseLet(
      state.keyPath, action: action.keyPath, child: child(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
