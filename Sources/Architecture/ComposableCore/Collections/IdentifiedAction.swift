import CasePaths

/// An action of an element of a collection, with the element's id.
public enum IdentifiedAction<ID: Hashable & Sendable, Action> {
  case element(id: ID, action: Action)
}

/// An action of an element whose feature is `R`.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

extension IdentifiedAction: CasePathable {
  @inlinable public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    @inlinable init() {}

    @inlinable public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      ._$embed({ .element(id: $0.id, action: $0.action) }) {
        guard case .element(let id, let action) = $0 else { return nil }
        return (id, action)
      }
    }

    /// The actions of the element with an id: `\.rows[id: 1].deleteButtonTapped`.
    @inlinable public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      ._$embedPart({ .element(id: id, action: $0) }) {
        guard case .element(id, let action) = $0 else { return nil }
        return action
      }
    }
  }
}
