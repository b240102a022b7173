/// A gesture that runs an action when its value changes.
public struct _ChangedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: _PrimitiveGesture {
  public typealias Value = Content.Value

  public var _kinds: _GestureKinds { content._kinds }

  public func _recognize(_ input: _GestureInput) -> _GesturePhase<Value> {
    let phase = content._recognize(input)
    if case .changed(let value) = phase { action(value) }
    return phase
  }
}

/// A gesture that runs an action when it has ended well.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: _PrimitiveGesture {
  public typealias Value = Content.Value

  public var _kinds: _GestureKinds { content._kinds }

  public func _recognize(_ input: _GestureInput) -> _GesturePhase<Value> {
    let phase = content._recognize(input)
    if case .ended(let value) = phase { action(value) }
    return phase
  }
}

/// A gesture that gives something made of another one's values.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: _PrimitiveGesture {
  public var _kinds: _GestureKinds { content._kinds }

  public func _recognize(_ input: _GestureInput) -> _GesturePhase<Value> {
    content._recognize(input).map(transform)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action each time that the gesture gives another value.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

extension Gesture {
  /// Runs an action when the gesture has ended well.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// The gesture with other values.
  nonisolated public func map<Other>(
    _ body: @escaping (Value) -> Other
  ) -> _MapGesture<Self, Other> {
    _MapGesture(content: self, transform: body)
  }
}
