import CasePaths
import IssueReporting
import SwiftNavigation

extension Reducer {
  /// Runs a presented child feature, while it is presented.
  ///
  /// The child runs first. When the view or the child itself dismisses it, this reducer still sees
  /// the child's state while it handles `.dismiss`; then the state is cleared. What the child has
  /// started is cancelled when it goes, or when another one takes its place.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$editor, action: \.editor) {
  ///     Editor()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - state: Where the child's state is: the projection of a property with `@Presents`.
  ///   - action: The case that has the child's actions.
  ///   - destination: The child.
  @warn_unqualified_access
  @inlinable
  public func ifLet<ChildState, ChildAction, Destination: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<State, Action> {
    let destination = destination()
    return _PresentationReducer<State, Action> {
      let path = AnyCasePath(action)
      let location = IssueLocation(
        fileID: fileID, filePath: filePath, line: line, column: column)
      return IfLetNode(
        PartPlace(presentation: state),
        action: path,
        presented: PresentationAction<ChildAction>.allCasePaths.presented,
        keyPath: state,
        step: .child(dismissal: path.embed(.dismiss)) { path.embed(.presented($0)) },
        parent: _compiled(),
        child: destination,
        clear: { $0[keyPath: state].wrappedValue = nil },
        reportMissing: { (_: State, action: Action) in
          location.reportMissingChild(of: "ifLet", action: action, in: State.self)
        }
      )
    }
  }

  /// Clears the state of a presented alert or dialog when it has been answered or dismissed.
  @warn_unqualified_access
  @inlinable public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<State, Action> {
    self.ifLet(
      state, action: action, destination: { EmptyReducer<ChildState, ChildAction>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Reducer {
  /// Runs that one of several features which is presented.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$destination, action: \.destination)
  /// ```
  ///
  /// - Parameters:
  ///   - state: Where the child's state is: the projection of a property with `@Presents`, of the
  ///     state of an enum of features.
  ///   - action: The case that has the child's actions.
  @inlinable public func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<State, Action> where ChildState.StateReducer.Action == ChildAction {
    self.ifLet(
      state, action: action, destination: { ChildState.StateReducer.body }, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

/// A reducer with a presented child.
public struct _PresentationReducer<State, Action>: _PrimitiveReducer {
  @usableFromInline let node: () -> ReducerNode

  @inlinable init(_ node: @escaping () -> ReducerNode) {
    self.node = node
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> { CompiledReducer(node()) }
}
