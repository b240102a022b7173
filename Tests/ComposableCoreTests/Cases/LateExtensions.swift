import ComposableCore

// Extensions that name the nested types of features, also those that a macro makes, in a file that
// the compiler sees after the features: that they compile is the test.

extension ShapeRoute {
  static func late(_ state: State, _ action: Action) -> (State, Action) { (state, action) }
  static let lateState = State.number(1)
}

extension ShapeRoute.Empty {
  static func late(_ state: State, _ action: Action?) -> State { state }
}

extension Hotel {
  static func late(of state: State, for action: Action) -> Place.State? { state.place }
}

extension Place {
  static func late(of state: State) -> Int? { state.parking }
}

extension Place.State {
  var lateRoom: Room.State? { room }
}
