import DataFlow

/// A gesture that changes a gesture state while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
  public var base: Base
  public var state: GestureState<State>
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: _PrimitiveGesture {
  public typealias Value = Base.Value

  public var _kinds: _GestureKinds { base._kinds }

  public func _recognize(_ input: _GestureInput) -> _GesturePhase<Value> {
    let phase = base._recognize(input)
    switch phase {
    case .possible: break
    case .changed(let value): state.update { body(value, &$0, &$1) }
    case .ended, .failed: state.end()
    }
    return phase
  }
}

extension Gesture {
  /// Changes a gesture state while the gesture lasts.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
