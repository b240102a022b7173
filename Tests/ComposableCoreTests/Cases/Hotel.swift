import CasePaths
import ComposableCore
import ConcurrencyExtras
import Dependencies
import IdentifiedCollections

/// A feature with an id, rows and a way out.
@Reducer
struct Room {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var guests = 0
    var beds: IdentifiedArrayOf<Bed.State> = []
  }

  enum Action {
    case guestArrived
    case waitForEver
    case late
    case leave
    case renumber(Int)
    case beds(IdentifiedActionOf<Bed>)
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .guestArrived:
        state.guests += 1
        return .none
      case .late:
        state.guests += 100
        return .none
      case .waitForEver:
        return .run { send in
          try? await Task.never()
          await send(.late)
        }
      case .leave: return .run { _ in await dismiss() }
      case .renumber(let id):
        state.id = id
        return .none
      case .beds: return .none
      }
    }
    .forEach(\.beds, action: \.beds) { Bed() }
  }
}

@Reducer
struct Bed {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id: Int
    var isMade = false
  }

  enum Action { case make }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isMade = true
      return .none
    }
  }
}

/// Without an id.
@Reducer
struct Bar {
  @ObservableState
  struct State: Equatable { var drinks = 0 }

  enum Action { case drinkOrdered, waitForEver }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .drinkOrdered:
        state.drinks += 1
        return .none
      case .waitForEver: return .run { _ in try? await Task.never() }
      }
    }
  }
}

@Reducer
enum Wing {
  case bar(Bar)
  case room(Room)
}

@Reducer
enum Place {
  case room(Room)
  case suite(Room)
  case bar(Bar)
  case alert(AlertState<Alert>)
  case dialog(ConfirmationDialogState<Dialog>)
  @ReducerCaseIgnored case parking(Int)
  case lobby
  case floor(Int, door: String)
  case wing(Wing.Body = Wing.body)

  enum Alert: Equatable, Sendable { case confirm, again, dialog }
  enum Dialog: Equatable, Sendable { case confirm }
}

extension Place.State: Equatable, Sendable {}
extension Wing.State: Equatable, Sendable {}

@Reducer
struct Hotel {
  @ObservableState
  struct State: Equatable {
    @Presents var place: Place.State?
    var log: [String] = []
  }

  enum Action {
    case place(PresentationAction<Place.Action>)
    case go(Place.State?)
    case nothing
    case editParking(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go(let place):
        state.place = place
        return .none
      case .place(.presented(.alert(.again))):
        state.place = .alert(.sure)
        return .none
      case .place(.presented(.alert(.dialog))):
        state.place = .dialog(.sure)
        return .none
      case .place(.dismiss):
        state.log.append("dismiss")
        return .none
      case .editParking(let number):
        state.place?.modify(\.parking) { $0 = number }
        return .none
      case .place, .nothing: return .none
      }
    }
    .ifLet(\.$place, action: \.place)
  }
}

extension AlertState<Place.Alert> {
  static var sure: Self { AlertState { TextState("Sure?") } }
}

extension ConfirmationDialogState<Place.Dialog> {
  static var sure: Self { ConfirmationDialogState { TextState("Sure?") } }
}
