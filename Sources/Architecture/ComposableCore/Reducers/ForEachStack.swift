import CasePaths
import IssueReporting

extension Reducer {
  /// Runs a child feature on each element of a navigation stack, and pushes and pops elements.
  ///
  /// The element runs first, so that this reducer can still remove it. A pushed element is on the
  /// stack when this reducer handles `.push`; a popped one still is when it handles `.popFrom`. What
  /// an element has started is cancelled when it goes.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.path, action: \.path) {
  ///     Path()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - state: Where the stack is.
  ///   - action: The case that has what happens to the stack.
  ///   - destination: The child.
  @warn_unqualified_access
  @inlinable
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ state: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<State, Action> {
    let destination = destination()
    return _StackReducer<State, Action> {
      let path = AnyCasePath(action)
      let property = PropertyAccess(state)
      let location = IssueLocation(
        fileID: fileID, filePath: filePath, line: line, column: column)
      return StackNode(
        StackNode.Parts(
          match: { action, body in
            switch path.extract(from: action.assumingMemoryBound(to: Action.self).pointee) {
            case nil: break
            case .element(let id, let elementAction):
              withUnsafePointer(to: elementAction) { body(.element(id, $0)) }
            case .push(let id, let element):
              withUnsafePointer(to: element) { body(.push(id, $0)) }
            case .popFrom(let id): body(.pop(id))
            }
          },
          modify: { state, id, body in
            property.modify(state) { stack in
              stack.pointee.components._withElement(id: id) { component in
                withUnsafeMutablePointer(to: &component.element) { body($0) }
              } != nil
            }
          },
          push: { state, id, element in
            property.modify(state) { stack in
              stack.pointee.push(
                element.assumingMemoryBound(to: DestinationState.self).pointee, id: id)
            }
          },
          pop: { state, id in property.modify(state) { $0.pointee.pop(from: id) } },
          version: { state in
            property.read(state) { $0.pointee.components._identityVersion }
          },
          ids: { state in property.read(state) { $0.pointee.ids } },
          step: { id in
            .child(
              feature: FeatureID(state, identity: AnyHashable(id)),
              dismissal: path.embed(.popFrom(id: id))
            ) { path.embed(.element(id: id, action: $0)) }
          },
          reportMissing: { action in
            guard
              case .element(_, let elementAction) = path.extract(
                from: action.assumingMemoryBound(to: Action.self).pointee)
            else { return }
            location.reportMissingElement(action: elementAction, in: State.self)
          }
        ),
        keyPath: state,
        reports: StackReports(at: location),
        observation: ChildObservation(
          parent: StateIdentityReader(State.self),
          child: StateIdentityReader(DestinationState.self),
          field: property.field
        ),
        parent: _compiled().node,
        child: LazyNode(destination)
      )
    }
  }
}

extension Reducer {
  /// Runs those of several features that are on a navigation stack, and pushes and pops them.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.path, action: \.path)
  /// ```
  ///
  /// - Parameters:
  ///   - state: Where the stack is, of the state of an enum of features.
  ///   - action: The case that has what happens to the stack.
  @inlinable public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ state: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<State, Action>
  where DestinationState.StateReducer.Action == DestinationAction {
    self.forEach(
      state, action: action, destination: { DestinationState.StateReducer.body }, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

/// A reducer with a navigation stack.
public struct _StackReducer<State, Action>: _PrimitiveReducer {
  @usableFromInline let node: () -> ReducerNode

  @inlinable init(_ node: @escaping () -> ReducerNode) {
    self.node = node
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> { CompiledReducer(node()) }
}
