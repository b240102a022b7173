import CasePaths
import IdentifiedCollections

extension Reducer {
  /// Runs a child feature on each element of a collection that actions are sent to, which have the
  /// element's id and its action as a pair.
  @available(
    *, deprecated,
    message:
      "Take an 'IdentifiedActionOf', and name the case by a key path: '.forEach(\\.rows, action: \\.rows)'."
  )
  @_disfavoredOverload
  @warn_unqualified_access
  public func forEach<
    ID: Hashable & Sendable, ElementState, ElementAction,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: some _OldCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    let action = action._casePath
    let identifiedAction = AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>(
      embed: {
        switch $0 {
        case .element(let id, let elementAction): action.embed((id, elementAction))
        }
      },
      extract: { action.extract(from: $0).map { .element(id: $0, action: $1) } }
    )
    return self.forEach(
      state, action: identifiedAction.keyPath, element: element, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Runs a child feature on each element of a navigation stack, and pushes and pops elements.
  @available(
    *, deprecated, message: "Name the case by a key path: '.forEach(\\.path, action: \\.path)'."
  )
  @_disfavoredOverload
  @warn_unqualified_access
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ state: WritableKeyPath<State, StackState<DestinationState>>,
    action: some _OldCasePath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    self.forEach(
      state, action: action._casePath.keyPath, destination: destination, fileID: fileID,
      filePath: filePath,
      line: line, column: column)
  }
}
