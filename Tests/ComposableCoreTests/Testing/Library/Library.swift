import ComposableCore
import Foundation

/// A small app with what apps have: a stack, a sheet, alerts, a search, a timer, shared values,
/// delegates.
@Reducer
struct Library {
  @Reducer
  enum Path {
    case book(VolumeDetail)
    case reading(Reading)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var form: VolumeForm.State?
    @Shared(.books) var books
    var path = StackState<Path.State>()
    var query = ""
    var results: [String] = []
    var hasFailed = false
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case form(PresentationAction<VolumeForm.Action>)
    case path(StackActionOf<Path>)
    case saveButtonTapped
    case searchResponse(Result<[String], any Error>)
  }

  enum CancelID { case search }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.search) var search
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.query) { _, query in
        Reduce { state, _ in
          .run { [clock, search] send in
            try await clock.sleep(for: .milliseconds(300))
            await send(.searchResponse(Result { try search(query) }))
          }
          .cancellable(id: CancelID.search, cancelInFlight: true)
        }
      }
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.form = VolumeForm.State(book: Volume(id: uuid()))
      case .saveButtonTapped:
        guard let book = state.form?.book else { break }
        state.$books.withLock { _ = $0.append(book) }
        state.form = nil
      case .searchResponse(.success(let titles)):
        state.results = titles
      case .searchResponse(.failure):
        state.hasFailed = true
      case .path(.element(_, .book(.delegate(.deleted(let id))))):
        state.$books.withLock { _ = $0.remove(id: id) }
      case .path(.element(_, .reading(.delegate(.finished(let id, let seconds))))):
        state.$books.withLock { $0[id: id]?.secondsRead += seconds }
      case .binding, .form, .path:
        break
      }
      return .none
    }
    .ifLet(\.$form, action: \.form) { VolumeForm() }
    .forEach(\.path, action: \.path)
  }
}

extension Library.Path.State: Equatable {}

struct Volume: Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
  var secondsRead = 0
}

extension SharedKey where Self == InMemoryKey<IdentifiedArrayOf<Volume>>.Default {
  static var books: Self { Self[.inMemory("books"), default: []] }
}

extension DependencyValues {
  var search: @Sendable (_ query: String) throws -> [String] {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  private enum SearchKey: TestDependencyKey {
    static var testValue: @Sendable (_ query: String) throws -> [String] {
      unimplemented("search", placeholder: [])
    }
  }
}

@Reducer
struct VolumeForm {
  @ObservableState
  struct State: Equatable {
    var book: Volume
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}
