import Foundation

/// A move of the pointer while it is pressed.
public struct DragGesture {
  /// How far the pointer has to move before it drags, in points; 0 drags as soon as it is pressed.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Where the pointer is. Lengths are in points, in the coordinate space of the gesture.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// A terminal tells cells and no speed: the pointer stops where it is.
    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }
}

extension DragGesture: _PrimitiveGesture {
  public var _kinds: _GestureKinds { minimumDistance > 0 ? .drag : [.drag, .tap] }

  public func _recognize(_ input: _GestureInput) -> _GesturePhase<Value> {
    guard case .pointer(let phase) = input.action, phase != .cancelled else { return .failed }
    let pointer = input.pointer
    guard pointer.reach >= minimumDistance else {
      return phase == .released ? .failed : .possible
    }
    let value = Value(
      time: Date(), location: input.convert(pointer.location, to: coordinateSpace),
      startLocation: input.convert(pointer.start, to: coordinateSpace))
    return phase == .released ? .ended(value) : .changed(value)
  }
}
