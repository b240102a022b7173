import CasePaths
import IssueReporting

extension PresentationState {
  /// The payload of a case of the presented state; `nil` in another case and while nothing is
  /// presented.
  ///
  /// Writing `nil` ends the presentation. Writing while the state is in another case, or absent,
  /// changes nothing and reports an issue.
  public subscript<Payload>(case keyPath: CaseKeyPath<State, Payload>) -> Payload?
  where State: CasePathable {
    get { wrappedValue.flatMap { AnyCasePath(keyPath).extract(from: $0) } }
    set {
      let path = AnyCasePath(keyPath)
      guard let state = wrappedValue, path.extract(from: state) != nil else {
        reportIssue(
          """
          \(caseLabel(of: keyPath)) of '\(shortName(of: State.self))' was changed while the presented \
          state is \(wrappedValue.map { "'\(caseLabel(of: $0))'" } ?? "'nil'"). Change a case only \
          while the state is in it.
          """
        )
        return
      }
      wrappedValue = newValue.map(path.embed)
    }
  }

  /// A part of the presented state, as if it were presented by itself.
  public subscript<Part>(
    dynamicMember keyPath: KeyPath<State, Part>
  ) -> PresentationState<Part> {
    PresentationState<Part>(wrappedValue: wrappedValue?[keyPath: keyPath])
  }

  /// The payload of a case of the presented state, as if it were presented by itself.
  public subscript<Payload>(
    dynamicMember keyPath: CaseKeyPath<State, Payload>
  ) -> PresentationState<Payload> where State: CasePathable {
    PresentationState<Payload>(wrappedValue: self[case: keyPath])
  }
}
