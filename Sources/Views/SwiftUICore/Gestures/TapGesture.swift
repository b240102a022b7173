import Foundation

/// A press and release on one place.
public struct TapGesture: Sendable {
  /// How many presses it takes on other devices. In a terminal it takes one.
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: _PrimitiveGesture {
  public typealias Value = Void

  public var _kinds: _GestureKinds { .tap }

  public func _recognize(_ input: _GestureInput) -> _GesturePhase<Void> {
    switch input.action {
    case .pointer(.pressed), .pointer(.moved): .possible
    case .pointer(.released): input.isInside ? .ended(()) : .failed
    case .pointer(.cancelled), .hold: .failed
    }
  }
}

/// A press and release on one place, and where that is.
public struct SpatialTapGesture {
  /// How many presses it takes on other devices. In a terminal it takes one.
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public struct Value: Equatable, Sendable {
    /// In points, in the coordinate space of the gesture.
    public var location: CGPoint
  }
}

extension SpatialTapGesture: _PrimitiveGesture {
  public var _kinds: _GestureKinds { .tap }

  public func _recognize(_ input: _GestureInput) -> _GesturePhase<Value> {
    TapGesture()._recognize(input).map {
      Value(location: input.convert(input.pointer.location, to: coordinateSpace))
    }
  }
}
