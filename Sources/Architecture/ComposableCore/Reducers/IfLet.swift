import CasePaths
import IssueReporting
import SwiftNavigation

extension Reducer {
  /// Runs a child feature on optional state of this one, while it is there.
  ///
  /// The child runs first, so that this reducer can still clear its state. What the child has
  /// started is cancelled when its state becomes `nil`, or that of another child: another case of
  /// an enum, another id.
  ///
  /// - Parameters:
  ///   - state: Where the child's state is.
  ///   - action: The case that has the child's actions.
  ///   - child: The child.
  @warn_unqualified_access
  @inlinable public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<State, Action> {
    let child = child()
    return _IfLetReducer<State, Action> {
      let path = AnyCasePath(action)
      let location = IssueLocation(
        fileID: fileID, filePath: filePath, line: line, column: column)
      return IfLetNode(
        PartPlace(optional: state),
        action: path,
        presented: nil,
        keyPath: state,
        step: .embedding(by: path),
        parent: _compiled(),
        child: child,
        clear: { $0[keyPath: state] = nil },
        reportMissing: { (_: State, action: Action) in
          location.reportMissingChild(of: "ifLet", action: action, in: State.self)
        }
      )
    }
  }

  /// Clears the state of an alert or a dialog when one of its buttons has been pressed.
  @warn_unqualified_access
  @inlinable public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<State, Action> {
    self.ifLet(
      state, action: action, then: { EmptyReducer<ChildState, ChildAction>() }, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

/// A reducer that an operator makes of another one.
public struct _IfLetReducer<State, Action>: _PrimitiveReducer {
  @usableFromInline let node: () -> ReducerNode

  @inlinable init(_ node: @escaping () -> ReducerNode) {
    self.node = node
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> { CompiledReducer(node()) }
}
