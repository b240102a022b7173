import Foundation

/// Says when the view is held, and runs an action when that has been long enough.
private struct HoldGesture {
  let gesture: LongPressGesture
  let action: () -> Void
  let pressingChanged: ((Bool) -> Void)?
}

extension HoldGesture: _PrimitiveGesture {
  typealias Value = Bool

  var _kinds: _GestureKinds { gesture._kinds }

  func _recognize(_ input: _GestureInput) -> _GesturePhase<Bool> {
    let phase = gesture._recognize(input)
    switch input.action {
    case .pointer(.pressed): pressingChanged?(true)
    case .pointer(.released), .pointer(.cancelled): pressingChanged?(false)
    case .pointer(.moved): break
    case .hold: action()
    }
    return phase
  }
}

extension View {
  /// Runs an action when the view is held for a while. In a terminal the other button of the mouse
  /// does it at once, and `m` on the keyboard.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long it takes on other devices, in seconds.
  ///   - maximumDistance: How far the pointer may move meanwhile, in points.
  ///   - onPressingChanged: Called when the pointer is pressed on the view, and when it is not any
  ///     more.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      HoldGesture(
        gesture: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, pressingChanged: onPressingChanged))
  }

  /// The form of earlier SwiftUI.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
