import CasePaths

/// An action of a presented child, or that it is to be dismissed.
public enum PresentationAction<Action> {
  /// The child is to be dismissed. The parent still sees its state while it handles this.
  case dismiss

  /// The child's action.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}

extension PresentationAction: CasePathable {
  @inlinable public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The cases, and through ``presented`` those of the child's action: `\.editor.saveButtonTapped`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    @inlinable init() {}

    @inlinable public var dismiss: AnyCasePath<PresentationAction, Void> {
      ._$embed({ .dismiss }) {
        guard case .dismiss = $0 else { return nil }
        return ()
      }
    }

    @inlinable public var presented: AnyCasePath<PresentationAction, Action> {
      ._$embedIndirect(PresentationAction.presented) {
        guard case .presented(let action) = $0 else { return nil }
        return action
      }
    }

    /// A case of the child's action.
    @inlinable
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      let member = Action.allCasePaths[keyPath: keyPath]
      return ._$embedPart({ .presented(member.embed($0)) }) {
        guard case .presented(let action) = $0 else { return nil }
        return member.extract(from: action)
      }
    }

    /// A case of the child's action, as if it were presented by itself.
    @_disfavoredOverload
    @inlinable
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      let member = Action.allCasePaths[keyPath: keyPath]
      return ._$embedPart({
        switch $0 {
        case .dismiss: .dismiss
        case .presented(let action): .presented(member.embed(action))
        }
      }) {
        switch $0 {
        case .dismiss: .dismiss
        case .presented(let action): member.extract(from: action).map { .presented($0) }
        }
      }
    }
  }
}
