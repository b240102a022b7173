import CasePaths
import IssueReporting

/// The reducers of the cases of an enum, of which that one runs whose case the state is in. What
/// `@Reducer` makes of an enum puts them together.
public struct _CaseReducers<State: CasePathable, Action: CasePathable>: _PrimitiveReducer {
  @usableFromInline var makeCases: [() -> CaseNode] = []

  public init() {}

  /// Adds the reducer of a case.
  @inlinable public mutating func add<Child: Reducer>(
    _ child: Child,
    _ state: CaseKeyPath<State, Child.State>,
    action: CaseKeyPath<Action, Child.Action>,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    makeCases.append {
      let path = AnyCasePath(action)
      let place = CasePlace(AnyCasePath(state))
      let location = IssueLocation(
        fileID: fileID, filePath: filePath, line: line, column: column)
      return CaseNode(
        place,
        actions: CasePlace(path),
        keyPath: state,
        step: .embedding(by: path),
        identity: ChildIdentityReader(Child.State.self),
        observation: ChildObservation(of: Child.State.self, at: place, in: State.self),
        child: LazyNode(child),
        reportOtherCase: MissingChildReport { (state: State, action: Action) in
          location.reportOtherCase(action: action, state: state)
        }
      )
    }
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> {
    CompiledReducer(SequenceNode(makeCases.map { $0() }, action: EnumLayout(Action.self)))
  }
}
