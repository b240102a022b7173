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
      let property = PropertyAccess(state)
      let location = IssueLocation(
        fileID: fileID, filePath: filePath, line: line, column: column)
      return ForEachNode(
        ForEachNode.Parts(
          modify: { state, action, body in
            guard
              case .element(let id, let elementAction) = path.extract(
                from: action.assumingMemoryBound(to: Action.self).pointee)
            else { return false }
            return property.modify(state) { elements in
              elements.pointee._withElement(id: id) { element in
                withUnsafeMutablePointer(to: &element) { element in
                  withUnsafePointer(to: elementAction) { body(element, $0) }
                }
              } == nil
            }
          },
          version: { state in property.read(state) { $0.pointee._identityVersion } },
          read: { state, id, body in
            guard let id = id.base as? ID else { return false }
            return property.read(state) { elements in
              guard let index = elements.pointee.index(id: id) else { return false }
              elements.pointee.elements.withUnsafeBufferPointer {
                // Not `nil`: there is an element.
                body(UnsafeRawPointer($0.baseAddress! + index))
              }
              return true
            }
          },
          step: { action in
            guard
              case .element(let id, _) = path.extract(
                from: action.assumingMemoryBound(to: Action.self).pointee)
            else { preconditionFailure("Only the action of an element makes an element's effect.") }
            return .child(feature: FeatureID(state, identity: AnyHashable(id)), dismissal: nil) {
              path.embed(.element(id: id, action: $0))
            }
          },
          reportMissing: { action in
            location.reportMissingElement(
              action: action.assumingMemoryBound(to: Action.self).pointee, in: State.self)
          }
        ),
        keyPath: state,
        observation: ChildObservation(
          parent: StateIdentityReader(State.self),
          child: StateIdentityReader(ElementState.self),
          field: property.field
        ),
        parent: _compiled().node,
        child: LazyNode(element)
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
