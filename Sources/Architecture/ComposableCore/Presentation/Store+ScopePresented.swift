import CasePaths
import DataFlow
import IssueReporting

extension Binding {
  /// A binding to the store of a presented child, for `sheet(item:)` and the like.
  ///
  /// It has a store while the child is presented. Writing `nil` dismisses the child; other writes
  /// do nothing.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.editor, action: \.editor)) { store in
  ///   EditorView(store: store)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: Where the child's state is.
  ///   - action: The case that has the child's actions.
  @preconcurrency
  @MainActor
  public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
    _ state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action> {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = wrappedValue.presentedChild(state)
    return self[dynamicMember: \.[presented: state, action, child, location]]
  }

  /// A binding to the store of a presented child, for `sheet(item:)` and the like.
  @preconcurrency
  @MainActor
  public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
    state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Bindable {
  /// A binding to the store of a presented child, for `sheet(item:)` and the like.
  ///
  /// It has a store while the child is presented. Writing `nil` dismisses the child; other writes
  /// do nothing.
  ///
  /// - Parameters:
  ///   - state: Where the child's state is.
  ///   - action: The case that has the child's actions.
  @preconcurrency
  @MainActor
  public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
    _ state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action> {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = wrappedValue.presentedChild(state)
    return self[dynamicMember: \.[presented: state, action, child, location]]
  }

  /// A binding to the store of a presented child, for `sheet(item:)` and the like.
  @preconcurrency
  @MainActor
  public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
    state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Unwrapped, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Store where State: ObservableState {
  /// The store of a presented child. Writing `nil` dismisses the child, unless another one has taken
  /// its place meanwhile: an alert whose button brought the next alert.
  ///
  /// A subscript, so that bindings made of it are equal when they are of the same child.
  fileprivate subscript<Container: _ScopableState, ChildAction>(
    presented state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    child: PresentedChild?,
    location: IssueLocation
  ) -> Store<Container.Unwrapped, ChildAction>? {
    get {
      guard let childState = self[dynamicMember: state]._unwrapped else {
        scopes.set(nil, state, action)
        return nil
      }
      if let store = scopes.store(state, action) as? Store<Container.Unwrapped, ChildAction> {
        return store
      }
      let path = AnyCasePath(action)
      return makeScope(
        state, action, place: PartPlace(presented: state),
        embed: .child(dismissal: nil) { path.embed(.presented($0)) }, lastState: childState)
    }
    set {
      guard newValue == nil, isAlive, let presented = presentedChild(state),
        presented.isSame(as: child)
      else { return }
      send(AnyCasePath(action).embed(.dismiss))
      if isPresented(state) { location.reportUnhandledDismissal(of: Container.Unwrapped.self) }
    }
  }

  /// Which child is presented.
  fileprivate func presentedChild<Container: _ScopableState>(
    _ state: KeyPath<State, Container>
  ) -> PresentedChild? {
    currentState[keyPath: state]._unwrapped.map { PresentedChild($0) }
  }

  private func isPresented<Container: _ScopableState>(_ state: KeyPath<State, Container>) -> Bool {
    currentState[keyPath: state]._unwrapped != nil
  }
}

extension IssueLocation {
  fileprivate func reportUnhandledDismissal(of child: Any.Type) {
    report(
      """
      The binding made by 'scope' at '\(fileID):\(line)' was set to 'nil', but the state of \
      '\(shortName(of: child))' is still there: no 'ifLet' has handled the dismissal. Add one to the \
      feature's 'body':

        .ifLet(\\.$child, action: \\.child) { Child() }
      """
    )
  }
}
