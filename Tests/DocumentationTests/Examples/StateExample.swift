import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@Reducer
struct Newsletter {
  @ObservableState
  struct State: Equatable {
    var address = ""
    var isSubscribed = false

    var canSubscribe: Bool { address.contains("@") && !isSubscribed }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case subscribeButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.address):
        state.isSubscribed = false
        return .none
      case .binding:
        return .none
      case .subscribeButtonTapped:
        state.isSubscribed = true
        return .none
      }
    }
  }
}

struct NewsletterView: View {
  @Bindable var store: StoreOf<Newsletter>

  var body: some View {
    Form {
      TextField("Address", text: $store.address)
      Button("Subscribe") { store.send(.subscribeButtonTapped) }
        .disabled(!store.canSubscribe)
    }
  }
}

@MainActor
@Test func `A screen follows the state that it shows`() {
  let store = Store(initialState: Newsletter.State()) { Newsletter() }
  let screen = TestScreen { NewsletterView(store: store) }
  #expect(!screen.button("Subscribe").isEnabled)

  screen.textField("Address").type("blob@example.org")
  screen.button("Subscribe").press()
  #expect(store.isSubscribed)
  #expect(!screen.button("Subscribe").isEnabled)
}

@MainActor
@Test func `Readers of another property are not told`() {
  let store = Store(initialState: Newsletter.State()) { Newsletter() }
  let readers = LockIsolated<[String]>([])
  withObservationTracking {
    _ = store.address
  } onChange: {
    readers.withValue { $0.append("address") }
  }
  withObservationTracking {
    _ = store.isSubscribed
  } onChange: {
    readers.withValue { $0.append("isSubscribed") }
  }

  store.send(.subscribeButtonTapped)
  #expect(readers.value == ["isSubscribed"])
}
