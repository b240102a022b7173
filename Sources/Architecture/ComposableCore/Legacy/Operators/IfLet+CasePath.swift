import CasePaths

extension Reducer {
  /// Runs a child feature on optional state of this one, while it is there.
  @available(
    *, deprecated, message: "Name the case by a key path: '.ifLet(\\.child, action: \\.child)'."
  )
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: some _OldCasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    self.ifLet(
      state, action: action._casePath.keyPath, then: child, fileID: fileID, filePath: filePath,
      line: line,
      column: column)
  }

  /// Clears the state of an alert or a dialog when one of its buttons has been pressed.
  @available(
    *, deprecated, message: "Name the case by a key path: '.ifLet(\\.alert, action: \\.alert)'."
  )
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: some _OldCasePath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    self.ifLet(
      state, action: action._casePath.keyPath, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Runs a presented child feature, while it is presented.
  @available(
    *, deprecated, message: "Name the case by a key path: '.ifLet(\\.$child, action: \\.child)'."
  )
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<ChildState, ChildAction, Destination: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: some _OldCasePath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    self.ifLet(
      state, action: action._casePath.keyPath, destination: destination, fileID: fileID,
      filePath: filePath,
      line: line, column: column)
  }

  /// Clears the state of a presented alert or dialog when it has been answered or dismissed.
  @available(
    *, deprecated, message: "Name the case by a key path: '.ifLet(\\.$alert, action: \\.alert)'."
  )
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: some _OldCasePath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    self.ifLet(
      state, action: action._casePath.keyPath, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}
