import CasePaths
import DataFlow
import IssueReporting

extension Store {
  /// The path of a navigation stack. Writing a longer one pushes its last element, writing a shorter
  /// one pops the first that is missing and all above it.
  ///
  /// A subscript, so that bindings made of it are equal when they are of the same stack.
  package subscript<Element, ElementAction>(
    stackPath location: IssueLocation
  ) -> StackState<Element>.PathView
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    get {
      core.recordRead()
      return StackState.PathView(ids: currentState.ids)
    }
    set {
      guard isAlive else { return }
      let ids = currentState.ids
      if newValue.count > ids.count {
        guard let top = newValue.last, let element = top.element else { return }
        send(.push(id: top.id, state: element))
      } else if newValue.count < ids.count {
        send(.popFrom(id: ids[newValue.count]))
      } else {
        location.reportUnchangedPath(of: Element.self)
      }
    }
  }

  /// The store of an element of a navigation stack, the same for as long as there is one; `nil` when
  /// there is none and never was one.
  package func stackElement<Element, ElementAction>(
    _ id: StackElementID
  ) -> Store<Element, ElementAction>?
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    let path: KeyPath<State, State> = \.self
    let action: CaseKeyPath<Action, Action> = \.self
    if let store = scopes.store(path, action, id: id) as? Store<Element, ElementAction> {
      return store
    }
    guard let element = withState({ $0[id: id] }) else { return nil }
    return makeScope(
      path, action, id: id, place: PartPlace(path, id: id),
      embed: .child(dismissal: nil) { Action.element(id: id, action: $0) }, lastState: element)
  }
}

extension IssueLocation {
  fileprivate func reportUnchangedPath(of element: Any.Type) {
    report(
      """
      The path of the 'NavigationStack' at '\(fileID):\(line)' was written, and has as many elements \
      as before. A reducer must push and pop '\(shortName(of: element))' when the stack asks for it. \
      Add one to the feature's 'body':

        .forEach(\\.path, action: \\.path) { Path() }
      """
    )
  }
}
