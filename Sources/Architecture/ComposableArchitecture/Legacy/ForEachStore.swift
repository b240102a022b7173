import ComposableCore
import IdentifiedCollections
import SwiftUICore

/// A view for each element of a collection whose state is not observable.
///
/// ```swift
/// ForEachStore(store.scope(state: \.rows, action: \.rows)) { store in
///   RowView(store: store)
/// }
/// ```
///
/// It is evaluated when elements come, go and move.
@available(
  *, deprecated,
  message: "Mark the state with '@ObservableState', and write 'ForEach(store.scope(…))'."
)
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
@MainActor
public struct ForEachStore<
  EachState, EachAction, Data: Collection, ID: Hashable & Sendable, Content: View
>: View {
  private let ids: ViewStore<OrderedSet<ID>, IdentifiedAction<ID, EachAction>>
  private let content: (OrderedSet<ID>) -> Content

  public var body: Content {
    content(ids.state)
  }

  /// Shows a view for each element.
  public init<EachContent>(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>, Content == ForEach<OrderedSet<ID>, ID, EachContent>
  {
    ids = ViewStore(store, observe: { $0.ids })
    self.content = { ids in
      ForEach(ids, id: \.self) { content(store.element($0)) }
    }
  }

  /// Shows a view for each element, whose actions come with its id as a pair.
  public init<EachContent>(
    _ store: Store<IdentifiedArray<ID, EachState>, (id: ID, action: EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>, Content == ForEach<OrderedSet<ID>, ID, EachContent>
  {
    let store = store.scope(
      state: { $0 },
      action: { (action: IdentifiedAction<ID, EachAction>) in
        switch action {
        case .element(let id, let action): (id: id, action: action)
        }
      })
    self.init(store, content: content)
  }
}
