import ComposableCore
import SwiftUICore

/// A view of a feature whose state is an enum that is not observable.
///
/// ```swift
/// SwitchStore(store) { state in
///   switch state {
///   case .signedIn:
///     CaseLet(\App.State.signedIn, action: App.Action.signedIn) { SignedInView(store: $0) }
///   case .signedOut:
///     CaseLet(\App.State.signedOut, action: App.Action.signedOut) { SignedOutView(store: $0) }
///   }
/// }
/// ```
///
/// It is evaluated when the state goes into another case.
@available(
  *, deprecated,
  message: "Mark the state with '@ObservableState', and write 'switch store.case'."
)
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
@MainActor
public struct SwitchStore<State, Action, Content: View>: View {
  /// The store of the enum.
  public let store: Store<State, Action>

  private let currentCase: ViewStore<Int?, Action>
  private let content: (State) -> Content

  /// - Parameter content: The view, for the state that a case begins with.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {
    self.store = store
    currentCase = ViewStore(store, observe: { caseIndex(of: $0) })
    self.content = content
  }

  public var body: some View {
    _ = currentCase.state
    return content(store.withState { $0 }).environment(\.switchedStore, store)
  }
}

extension EnvironmentValues {
  private enum SwitchedStoreKey: EnvironmentKey {
    static var defaultValue: AnyObject? { nil }
  }

  /// The store of the innermost `SwitchStore`.
  var switchedStore: AnyObject? {
    get { self[SwitchedStoreKey.self] }
    set { self[SwitchedStoreKey.self] = newValue }
  }
}
