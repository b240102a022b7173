import ComposableArchitecture

@Reducer
struct LongList {
  @ObservableState
  struct State: Equatable {
    var stars = IdentifiedArray(uniqueElements: (1...10_000).map { Star.State(id: $0) })
    var markedCount = 0
  }

  enum Action {
    case clearButtonTapped
    case stars(IdentifiedActionOf<Star>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clearButtonTapped:
        for id in state.stars.ids where state.stars[id: id]?.isMarked == true {
          state.stars[id: id]?.isMarked = false
        }
        state.markedCount = 0
        return .none

      case .stars(.element(let id, .markTapped)):
        state.markedCount += state.stars[id: id]?.isMarked == true ? 1 : -1
        return .none
      }
    }
    .forEach(\.stars, action: \.stars) {
      Star()
    }
  }
}
