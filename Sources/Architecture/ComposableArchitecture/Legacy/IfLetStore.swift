import ComposableCore
import SwiftUICore

/// A view of a child feature while its state, which is not observable, is there.
///
/// ```swift
/// IfLetStore(store.scope(state: \.$editor, action: \.editor)) { store in
///   EditorView(store: store)
/// } else: {
///   Text("Nothing to edit")
/// }
/// ```
///
/// It is evaluated when the state comes and goes.
@available(
  *, deprecated,
  message: "Mark the state with '@ObservableState', and write 'if let store = store.scope(…)'."
)
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
@MainActor
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let presence: ViewStore<Bool, Action>
  private let content: (Store<State, Action>?) -> Content

  private init(
    of store: Store<State?, Action>, content: @escaping (Store<State, Action>?) -> Content
  ) {
    self.store = store
    presence = ViewStore(store, observe: { $0 != nil })
    self.content = content
  }

  public var body: Content {
    content(presence.state ? store.unwrapped() : nil)
  }

  /// Shows one view while there is a state, and another one while there is none.
  public init<IfContent, ElseContent>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    let elseContent = elseContent()
    self.init(of: store) { store in
      if let store {
        ViewBuilder.buildEither(first: ifContent(store))
      } else {
        ViewBuilder.buildEither(second: elseContent)
      }
    }
  }

  /// Shows a view while there is a state.
  public init<IfContent>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(of: store) { $0.map(ifContent) }
  }
}

@available(
  *, deprecated,
  message: "Mark the state with '@ObservableState', and write 'if let store = store.scope(…)'."
)
extension IfLetStore {
  /// Shows one view while a feature is presented, and another one while none is.
  public init<IfContent, ElseContent>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(
      store.scope(state: \.wrappedValue, action: \.presented), then: ifContent, else: elseContent)
  }

  /// Shows a view while a feature is presented.
  public init<IfContent>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.scope(state: \.wrappedValue, action: \.presented), then: ifContent)
  }

  /// Shows one view while one of several features is presented, and another one while it is not.
  public init<DestinationState, DestinationAction, IfContent, ElseContent>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(
      store.scope(
        state: { $0.wrappedValue.flatMap(toState) }, action: { .presented(fromAction($0)) }),
      then: ifContent, else: elseContent)
  }

  /// Shows a view while one of several features is presented.
  public init<DestinationState, DestinationAction, IfContent>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(
      store.scope(
        state: { $0.wrappedValue.flatMap(toState) }, action: { .presented(fromAction($0)) }),
      then: ifContent)
  }
}
