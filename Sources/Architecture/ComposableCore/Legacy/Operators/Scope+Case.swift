import CasePaths
import IssueReporting

extension Scope {
  /// Runs a child feature on a part of the parent's state.
  @available(
    *, deprecated, message: "Name the case by a key path: 'Scope(\\.child, action: \\.child)'."
  )
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: some _OldCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(state, action: action._casePath.keyPath, child: child)
  }

  /// Runs a child feature on the payload of a case of the parent's state, while the state is in the
  /// case.
  ///
  /// The child's effects go on when the state leaves the case: `ifCaseLet` ends them.
  @available(
    *, deprecated,
    message:
      "Use 'ifCaseLet', which ends the child's effects: 'EmptyReducer().ifCaseLet(\\.child, action: \\.child)'."
  )
  public init<ChildState, ChildAction>(
    state: CaseKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == ChildState, Child.Action == ChildAction {
    let child = child()
    compile = {
      let path = AnyCasePath(action)
      let place = CasePlace(AnyCasePath(state))
      let location = IssueLocation(
        fileID: fileID, filePath: filePath, line: line, column: column)
      return CompiledReducer(
        CaseScopeNode(
          place,
          actions: CasePlace(path),
          step: .embedding(by: path),
          observation: ChildObservation(of: ChildState.self, at: place, in: ParentState.self),
          child: LazyNode(child),
          reportOtherCase: MissingChildReport { (state: ParentState, action: ParentAction) in
            location.reportOtherCase(of: "Scope", action: action, state: state)
          }
        )
      )
    }
  }

  /// Runs a child feature on the payload of a case of the parent's state, while the state is in the
  /// case.
  @available(
    *, deprecated,
    message:
      "Use 'ifCaseLet', which ends the child's effects: 'EmptyReducer().ifCaseLet(\\.child, action: \\.child)'."
  )
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state: some _OldCasePath<ParentState, ChildState>,
    action: some _OldCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(
      state: state._casePath.keyPath, action: action._casePath.keyPath, child: child,
      fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

/// Runs a child on the payload of a case, and leaves its effects alone.
private final class CaseScopeNode: ChildNode {
  private let actions: CasePlace
  private let step: RouteStep
  private let reportOtherCase: MissingChildReport

  init(
    _ place: CasePlace, actions: CasePlace, step: RouteStep, observation: ChildObservation,
    child: LazyNode, reportOtherCase: MissingChildReport
  ) {
    self.actions = actions
    self.step = step
    self.reportOtherCase = reportOtherCase
    super.init(place, observation: observation, child: child)
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    guard let childAction = actions.open(action) else { return nil }
    defer { actions.close(childAction, in: action) }
    guard let childState = place.open(state, for: .changing) else {
      reportOtherCase(state, action)
      return nil
    }
    let effect = run(childState, childAction, in: state, action)
    place.close(childState, in: state, after: .changing)
    return effect.map { EffectBox.extend($0, by: step) }
  }

  override func step(in action: UnsafeRawPointer) -> RouteStep { step }
}
