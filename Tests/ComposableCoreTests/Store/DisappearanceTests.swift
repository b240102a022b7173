import DataFlow
import Testing

@testable import ComposableCore

@Reducer private struct Page {
  @ObservableState struct State: Equatable { var closed = 0 }
  enum Action { case disappeared }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.closed += 1
      return .none
    }
  }
}

@Reducer private struct Book {
  @ObservableState
  struct State: Equatable {
    @Presents var page: Page.State? = Page.State()
    var received = 0
  }

  enum Action {
    case page(PresentationAction<Page.Action>)
    case close
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .page: state.received += 1
      case .close: state.page = nil
      }
      return .none
    }
    .ifLet(\.$page, action: \.page) { Page() }
  }
}

@MainActor
@Suite("Sends of a view that disappears")
struct DisappearanceTests {
  private let store = Store(initialState: Book.State()) { Book() }

  private func disappear(_ operation: () -> Void) {
    withTransaction(\._isDisappearance, true, operation)
  }

  @Test("What is sent to a store whose state is gone is ignored")
  func stateIsGone() throws {
    let page = try #require(store.scope(state: \.page, action: \.page.presented))
    store.send(.close)
    disappear { page.send(.disappeared) }
    #expect(store.received == 0)
  }

  @Test("What is sent while the state is there arrives")
  func stateIsThere() throws {
    let page = try #require(store.scope(state: \.page, action: \.page.presented))
    disappear { page.send(.disappeared) }
    #expect(page.closed == 1)
    #expect(store.received == 1)
  }
}
