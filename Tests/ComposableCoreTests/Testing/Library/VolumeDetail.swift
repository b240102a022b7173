import ComposableCore
import Foundation

/// A book, which can be deleted when that is confirmed.
@Reducer
struct VolumeDetail {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Shared var book: Volume
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case deleteButtonTapped

    @CasePathable
    enum Alert: Equatable {
      case confirmDeletion
    }

    @CasePathable
    enum Delegate {
      case deleted(Volume.ID)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion)):
        return .run { [id = state.book.id] send in
          await send(.delegate(.deleted(id)))
          await dismiss()
        }
      case .deleteButtonTapped:
        state.alert = .deletion
        return .none
      case .alert, .delegate:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == VolumeDetail.Action.Alert {
  static var deletion: Self {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
    }
  }
}

/// Counts the seconds of reading until it is time to stop.
@Reducer
struct Reading {
  @ObservableState
  struct State: Equatable {
    let bookID: Volume.ID
    var seconds = 0
    let limit: Int
  }

  enum Action {
    case delegate(Delegate)
    case task
    case ticked

    @CasePathable
    enum Delegate {
      case finished(Volume.ID, seconds: Int)
    }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .task:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        state.seconds += 1
        guard state.seconds == state.limit else { return .none }
        return .run { [id = state.bookID, seconds = state.seconds] send in
          await send(.delegate(.finished(id, seconds: seconds)))
          await dismiss()
        }
      }
    }
  }
}
