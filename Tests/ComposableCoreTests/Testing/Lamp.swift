import CasePaths
import Clocks
import ComposableCore
import Dependencies

/// A feature with an action of each kind that a test store has to do with.
struct Lamp: Reducer {
  struct State: Equatable {
    var isOn = false
    var brightness = 0
  }

  @CasePathable
  enum Action: Equatable {
    case toggled
    case brightnessChanged(Int)
    case nothingHappened
    case flickered
    case dimmed(steps: [Int])
    case timerStarted
    case timerStopped
    case ticked(Int)
    case thrownAway
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .toggled:
        state.isOn.toggle()
        return .none
      case .brightnessChanged(let brightness), .ticked(let brightness):
        state.brightness = brightness
        return .none
      case .nothingHappened:
        return .none
      case .flickered:
        return .run { send in
          await send(.toggled)
          await send(.toggled)
        }
      case .dimmed(let steps):
        return .merge(steps.map { .send(.brightnessChanged($0)) })
      case .timerStarted:
        return .run { [clock] send in
          for second in 1... {
            try await clock.sleep(for: .seconds(1))
            await send(.ticked(second))
          }
        }
        .cancellable(id: CancelID.timer)
      case .timerStopped:
        return .cancel(id: CancelID.timer)
      case .thrownAway:
        return .run { [dismiss] _ in await dismiss() }
      }
    }
  }
}
