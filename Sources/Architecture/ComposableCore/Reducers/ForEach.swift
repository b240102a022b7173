import CasePaths
import IdentifiedCollections
import IssueReporting

extension Reducer {
  /// Runs a child feature on each element of a collection that actions are sent to.
  ///
  /// The element runs first, so that this reducer can still remove it. What an element has started
  /// is cancelled when it is removed.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.rows, action: \.rows) {
  ///     Row()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - state: Where the elements' state is.
  ///   - action: The case that has the elements' actions.
  ///   - element: The child.
  @warn_unqualified_access
  @inlinable
  public func forEach<
    ID: Hashable & Sendable, ElementState, ElementAction,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<State, Action> {
    let element = element()
    return _ForEachReducer<State, Action> {
      let path = AnyCasePath(action)
      let place = PropertyPlace(state)
      let location = IssueLocation(
        fileID: fileID, filePath: filePath, line: line, column: column)
      return ForEachNode(
        place,
        actions: CasePlace(path),
        elementActions: CasePlace(IdentifiedAction<ID, ElementAction>.allCasePaths.element),
        parts: ForEachNode.Parts(
          of: IdentifiedArray<ID, ElementState>.self, action: ElementAction.self
        ) { id in
          .child(feature: FeatureID(state, identity: AnyHashable(id)), dismissal: nil) {
            path.embed(.element(id: id, action: $0))
          }
        },
        keyPath: state,
        observation: ChildObservation(of: ElementState.self, at: place, in: State.self),
        parent: _compiled().node,
        child: LazyNode(element),
        reportMissing: MissingChildReport { (_: State, action: Action) in
          guard case .element(let id, _) = path.extract(from: action) else { return }
          location.reportMissingElement(action: action, id: id)
        }
      )
    }
  }
}

/// A reducer with a child for each element of a collection.
public struct _ForEachReducer<State, Action>: _PrimitiveReducer {
  @usableFromInline let node: () -> ReducerNode

  @inlinable init(_ node: @escaping () -> ReducerNode) {
    self.node = node
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> { CompiledReducer(node()) }
}
