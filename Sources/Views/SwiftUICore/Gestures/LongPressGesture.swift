import Foundation

/// The pointer held down for a while.
///
/// In a terminal the other button of the mouse does it at once, and `m` on the keyboard.
public struct LongPressGesture: Sendable {
  /// How long it takes on other devices, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: _PrimitiveGesture {
  public typealias Value = Bool

  public var _kinds: _GestureKinds { .hold }

  public func _recognize(_ input: _GestureInput) -> _GesturePhase<Bool> {
    switch input.action {
    case .pointer(.pressed), .pointer(.moved):
      input.pointer.reach > maximumDistance ? .failed : .changed(true)
    case .pointer(.released), .pointer(.cancelled): .failed
    case .hold: .ended(true)
    }
  }
}
