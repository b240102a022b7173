import ComposableArchitecture
import Foundation

@Reducer
struct LogIn {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var password = ""
    var isWaiting = false
    var problem: String?
    var session: Session?

    var isComplete: Bool { !name.isEmpty && !password.isEmpty }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case logInButtonTapped
    case logOutButtonTapped
    case response(Result<Session, any Error>)
  }

  private enum CancelID { case request }

  @Dependency(\.session) var session

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.problem = nil
        return .none

      case .cancelButtonTapped:
        state.isWaiting = false
        return .cancel(id: CancelID.request)

      case .logInButtonTapped:
        state.isWaiting = true
        state.problem = nil
        return .run { [name = state.name, password = state.password] send in
          let session = try await session.open(name: name, password: password)
          await send(.response(.success(session)))
        } catch: { error, send in
          await send(.response(.failure(error)))
        }
        .cancellable(id: CancelID.request, cancelInFlight: true)

      case .logOutButtonTapped:
        state = State()
        return .none

      case .response(.success(let session)):
        state.isWaiting = false
        state.password = ""
        state.session = session
        return .none

      case .response(.failure(let error)):
        state.isWaiting = false
        state.problem = error.localizedDescription
        return .none
      }
    }
  }
}
