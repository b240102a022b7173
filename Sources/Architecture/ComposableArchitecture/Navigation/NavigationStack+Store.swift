import ComposableCore
import DataFlow
import IssueReporting
import SwiftUICore

extension NavigationStack {
  /// A navigation stack whose pages are the features on a stack in a store's state.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   RootView()
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): DetailView(store: store)
  ///   }
  /// }
  /// ```
  ///
  /// Going back sends `.popFrom`, and a `NavigationLink(state:)` sends `.push`. What is shown is
  /// what the state is then.
  ///
  /// - Parameters:
  ///   - path: The store of the stack.
  ///   - root: The first page.
  ///   - destination: The page of a feature.
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  @MainActor
  public init<State, Action, Destination: View, R: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> R,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    Data == StackState<State>.PathView,
    Root == ModifiedContent<R, _NavigationDestinationViewModifier<State, Action, Destination>>
  {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(path: path[dynamicMember: \.[stackPath: location]]) {
      root().modifier(
        _NavigationDestinationViewModifier(store: path.wrappedValue, destination: destination))
    }
  }
}

/// Shows the pages of the features on a stack.
public struct _NavigationDestinationViewModifier<State, Action, Destination: View> {
  let store: Store<StackState<State>, StackAction<State, Action>>
  let destination: (Store<State, Action>) -> Destination
}

extension _NavigationDestinationViewModifier: ViewModifier {
  public func body(content: Content) -> some View {
    content.navigationDestination(for: StackState<State>.PathView.Component.self) { component in
      if let store = store.stackElement(component.id) {
        destination(store)
      }
    }
  }
}
