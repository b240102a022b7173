import ComposableCore
import DataFlow
import IdentifiedCollections
import IssueReporting
import SwiftUICore

/// A navigation stack whose pages are the features on a stack whose elements are not observable.
///
/// ```swift
/// NavigationStackStore(store.scope(state: \.path, action: \.path)) {
///   RootView()
/// } destination: { store in
///   DetailView(store: store)
/// }
/// ```
@available(
  *, deprecated,
  message:
    "Mark the state with '@ObservableState', and write 'NavigationStack(path: $store.scope(…))'."
)
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
@MainActor
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let ids: ViewStore<OrderedSet<StackElementID>, StackAction<State, Action>>
  private let root: Root
  private let destination: (StackElementID) -> Destination?
  private let location: IssueLocation

  /// - Parameters:
  ///   - store: The store of the stack.
  ///   - root: The first page.
  ///   - destination: The page of a feature.
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.store = store
    ids = ViewStore(store, observe: \.ids)
    self.root = root()
    self.destination = { id in store.stackElement(id).map(destination) }
    location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// - Parameters:
  ///   - store: The store of the stack, whose elements are of an enum.
  ///   - root: The first page.
  ///   - destination: The page of a feature, a ``CaseLet`` for each case of its state.
  public init<Case: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ state: State) -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Destination == SwitchStore<State, Action, Case> {
    self.init(
      store, root: root, destination: { SwitchStore($0) { destination($0) } }, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  public var body: some View {
    let path = Binding {
      _ = ids.state
      return store[stackPath: location]
    } set: {
      store[stackPath: location] = $0
    }
    return NavigationStack(path: path) {
      root.navigationDestination(for: StackState<State>.PathView.Component.self) { component in
        destination(component.id)
      }
    }
  }
}
