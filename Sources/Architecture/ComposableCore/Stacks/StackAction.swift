import CasePaths

/// What happens to a navigation stack: an action of an element, a push or a pop.
public enum StackAction<State, Action> {
  /// An action of the element with an id.
  indirect case element(id: StackElementID, action: Action)

  /// The element with an id is to be popped, with all above it. The parent still sees them while it
  /// handles this.
  case popFrom(id: StackElementID)

  /// An element is to be pushed. The parent sees it on the stack already.
  case push(id: StackElementID, state: State)
}

/// What happens to a navigation stack of features of one kind.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

extension StackAction: CasePathable {
  @inlinable public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    @inlinable init() {}

    @inlinable public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      ._$embedIndirect({ .element(id: $0.id, action: $0.action) }) {
        guard case .element(let id, let action) = $0 else { return nil }
        return (id, action)
      }
    }

    @inlinable public var popFrom: AnyCasePath<StackAction, StackElementID> {
      ._$embed({ .popFrom(id: $0) }) {
        guard case .popFrom(let id) = $0 else { return nil }
        return id
      }
    }

    @inlinable public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      ._$embed({ .push(id: $0.id, state: $0.state) }) {
        guard case .push(let id, let state) = $0 else { return nil }
        return (id, state)
      }
    }

    /// The actions of the element with an id: `\.path[id: 0].saveButtonTapped`.
    @inlinable public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      ._$embedPart({ .element(id: id, action: $0) }) {
        guard case .element(id, let action) = $0 else { return nil }
        return action
      }
    }
  }
}
