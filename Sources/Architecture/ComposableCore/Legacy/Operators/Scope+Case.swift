import CasePaths
import IssueReporting

extension Scope {
  /// Runs a child feature on a part of the parent's state.
  @available(
    *, deprecated, message: "Name the case by a key path: 'Scope(\\.child, action: \\.child)'."
  )
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(state, action: action.keyPath, child: child)
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
      let payload = CaseAccess(AnyCasePath(state))
      let location = IssueLocation(
        fileID: fileID, filePath: filePath, line: line, column: column)
      return CompiledReducer(
        CaseScopeNode(
          extract: { action, body in
            guard
              let childAction = path.extract(
                from: action.assumingMemoryBound(to: ParentAction.self).pointee)
            else { return nil }
            return withUnsafePointer(to: childAction) { body($0) }
          },
          modify: { state, body in payload.modify(state) { body($0) } },
          reportOtherCase: { state, action in
            location.reportOtherCase(
              of: "Scope", action: action.assumingMemoryBound(to: ParentAction.self).pointee,
              state: state.assumingMemoryBound(to: ParentState.self).pointee)
          },
          step: .child(dismissal: nil) { path.embed($0) },
          observation: ChildObservation(
            parent: StateIdentityReader(ParentState.self),
            child: StateIdentityReader(ChildState.self),
            field: nil
          ),
          child: LazyNode { child._compiled().node }
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
  public init<ChildState, ChildAction>(
    state: AnyCasePath<ParentState, ChildState>,
    action: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(
      state: state.keyPath, action: action.keyPath, child: child, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

/// Runs a child on the payload of a case, and leaves its effects alone.
private final class CaseScopeNode: ReducerNode {
  private let extract: ScopeNode.Extract
  private let modify: CasesNode.Case.Modify
  private let reportOtherCase: (UnsafeRawPointer, UnsafeRawPointer) -> Void
  private let step: RouteStep
  private let observation: ChildObservation
  private let child: LazyNode

  init(
    extract: @escaping ScopeNode.Extract,
    modify: @escaping CasesNode.Case.Modify,
    reportOtherCase: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Void,
    step: RouteStep,
    observation: ChildObservation,
    child: LazyNode
  ) {
    self.extract = extract
    self.modify = modify
    self.reportOtherCase = reportOtherCase
    self.step = step
    self.observation = observation
    self.child = child
    super.init()
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    extract(action) { childAction in
      let effect = modify(state) { childState in
        withFrame(action) { observation.run(child, state, childState, childAction) }
      }
      guard let effect else {
        reportOtherCase(state, action)
        return nil
      }
      return effect.map { EffectBox.extend($0, by: step) }
    }
  }

  override func route(_ frame: borrowing ReductionFrame) -> RouteStep { step }
}
