import CasePaths
import IssueReporting

/// The reducers of the cases of an enum, of which that one runs whose case the state is in. What
/// `@Reducer` makes of an enum puts them together.
public struct _CaseReducers<State: CasePathable, Action: CasePathable>: _PrimitiveReducer {
  @usableFromInline var makeCases: [() -> CasesNode.Case] = []

  public init() {}

  /// Adds the reducer of a case.
  @inlinable public mutating func add<Child: Reducer>(
    _ state: CaseKeyPath<State, Child.State>,
    action: CaseKeyPath<Action, Child.Action>,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    reducer: () -> Child
  ) {
    let child = reducer()
    makeCases.append {
      let payload = CaseAccess(AnyCasePath(state))
      let path = AnyCasePath(action)
      let action = CaseAccess(path)
      let location = IssueLocation(
        fileID: fileID, filePath: filePath, line: line, column: column)
      return CasesNode.Case(
        CasesNode.Case.Parts(
          isActionOf: { action.matches($0) },
          modify: { state, body in
            payload.modify(state) { body(UnsafeMutableRawPointer($0)) }
          },
          readAction: { value, body in
            guard
              let childAction = path.extract(
                from: value.assumingMemoryBound(to: Action.self).pointee)
            else { preconditionFailure("An action is taken out of its own case.") }
            return withUnsafePointer(to: childAction) { body($0) }
          },
          reportOtherCase: { state, action in
            location.reportOtherCase(
              action: action.assumingMemoryBound(to: Action.self).pointee,
              state: state.assumingMemoryBound(to: State.self).pointee)
          }
        ),
        keyPath: state,
        step: .child(dismissal: nil) { path.embed($0) },
        identity: ChildIdentityReader(Child.State.self),
        observation: ChildObservation(
          parent: StateIdentityReader(State.self),
          child: StateIdentityReader(Child.State.self),
          field: nil
        ),
        child: LazyNode(child)
      )
    }
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> {
    CompiledReducer(
      CasesNode(makeCases.map { $0() }, action: EnumLayout(Action.self)))
  }
}
