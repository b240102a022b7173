import ComposableArchitecture
import Testing

extension SharedKey where Self == AppStorageKey<Int>.Default {
  static var fontSize: Self { Self[.appStorage("fontSize"), default: 12] }
}

@Reducer
struct Reader {
  @ObservableState
  struct State: Equatable {
    @Shared(.fontSize) var fontSize
    var settings: ReaderSettings.State?
  }

  enum Action {
    case settings(ReaderSettings.Action)
    case settingsButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .settings:
        return .none
      case .settingsButtonTapped:
        state.settings = ReaderSettings.State(size: state.$fontSize)
        return .none
      }
    }
    .ifLet(\.settings, action: \.settings) {
      ReaderSettings()
    }
  }
}

@Reducer
struct ReaderSettings {
  @ObservableState
  struct State: Equatable {
    @Shared var size: Int
  }

  enum Action {
    case largerButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .largerButtonTapped:
        state.$size.withLock { $0 += 1 }
        return .none
      }
    }
  }
}

@MainActor
@Test func `A parent sees what its child changes of a shared value`() async {
  let store = TestStore(initialState: Reader.State()) { Reader() }

  await store.send(.settingsButtonTapped) {
    $0.settings = ReaderSettings.State(size: $0.$fontSize)
  }
  await store.send(\.settings.largerButtonTapped) {
    $0.$fontSize.withLock { $0 = 13 }
  }
  #expect(store.state.settings?.size == 13)
}
