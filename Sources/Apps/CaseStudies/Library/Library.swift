import ComposableArchitecture

/// A stack of screens of several kinds, which state can put together as it likes.
@Reducer
struct Library {
  @Reducer
  enum Path {
    case shelf(Shelf)
    case book(Book)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
    case recommendationButtonTapped
    case rootButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(let id, .book(.delegate(.returned)))):
        state.path.pop(from: id)
        return .none
      case .path:
        return .none
      case .recommendationButtonTapped:
        state.path = StackState([
          .shelf(Shelf.State(subject: "Seafaring")), .book(Book.State(title: "Moby Dick")),
        ])
        return .none
      case .rootButtonTapped:
        state.path.removeAll()
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Library.Path.State: Equatable {}

/// Some books.
@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable {
    let subject: String

    var titles: [String] {
      subject == "Seafaring" ? ["Moby Dick", "Treasure Island"] : ["Emma", "Dracula"]
    }
  }
}

/// A book that counts the pages that were read.
@Reducer
struct Book {
  @ObservableState
  struct State: Equatable {
    let title: String
    var pagesRead = 0
  }

  enum Action {
    case delegate(Delegate)
    case readButtonTapped
    case returnButtonTapped

    @CasePathable
    enum Delegate { case returned }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .readButtonTapped:
        state.pagesRead += 1
        return .none
      case .returnButtonTapped:
        return .send(.delegate(.returned))
      }
    }
  }
}
