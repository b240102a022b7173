import Elements
import Foundation

/// Has a view answer to a press.
private struct TapModifier {
  let action: () -> Void
}

extension TapModifier: _ElementModifier {
  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.content = .tappable
    element.attributes.isEnabled = environment.isEnabled
    element.attributes.tint = environment.tint
    element.respond = { [action] event in
      guard event == .press else { return false }
      action()
      return true
    }
  }
}

extension View {
  /// Runs an action when the view is pressed: with the mouse, or by the keyboard when it has the
  /// focus.
  ///
  /// - Parameter count: How many presses it takes on other devices. Here it takes one.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(action: action))
  }

  /// Runs an action with the place where the view is pressed; the middle, when the keyboard does it.
  ///
  /// - Parameter count: How many presses it takes on other devices. Here it takes one.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }
}
