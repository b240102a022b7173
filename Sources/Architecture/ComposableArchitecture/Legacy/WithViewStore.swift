import ComposableCore
import SwiftUICore

/// A view of a store whose state is not observable: its content is evaluated when what it observes
/// changes.
///
/// ```swift
/// WithViewStore(store, observe: { $0.count }) { viewStore in
///   Button("Count: \(viewStore.state)") { viewStore.send(.incrementButtonTapped) }
/// }
/// ```
@available(
  *, deprecated, message: "Mark the state with '@ObservableState', and read it from the store."
)
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
@MainActor
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let viewStore: ViewStore<ViewState, ViewAction>
  private let content: (ViewStore<ViewState, ViewAction>) -> Content

  init(
    _ viewStore: ViewStore<ViewState, ViewAction>,
    content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.viewStore = viewStore
    self.content = content
  }

  public var body: Content {
    // The content is evaluated again even where it reads nothing itself.
    _ = viewStore.state
    return content(viewStore)
  }
}

@available(
  *, deprecated, message: "Mark the state with '@ObservableState', and read it from the store."
)
extension WithViewStore {
  /// Observes a part of a store's state, and sends actions of the view's own.
  ///
  /// - Parameters:
  ///   - toViewState: Makes what the view sees of the state.
  ///   - fromViewAction: Makes an action of the store of one of the view.
  ///   - isDuplicate: Whether two values are the same to the view.
  ///   - content: The view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      ViewStore(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate),
      content: content)
  }

  /// Observes a part of a store's state.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate), content: content)
  }
}

@available(
  *, deprecated, message: "Mark the state with '@ObservableState', and read it from the store."
)
extension WithViewStore where ViewState: Equatable {
  /// Observes a part of a store's state, and sends actions of the view's own.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
  }

  /// Observes a part of a store's state.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState), content: content)
  }
}
