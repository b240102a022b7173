import Elements
import Foundation

/// What the user does on the element of a gesture.
@MainActor
public struct _GestureInput {
  enum Action: Equatable {
    case pointer(Pointer.Phase)
    /// What stands for holding the pointer down.
    case hold
  }

  let action: Action
  let pointer: Pointer
  let element: Element

  /// Whether the pointer is over the element.
  var isInside: Bool { element.absoluteFrame.contains(pointer.location) }

  /// A point of the window in other coordinates.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    let origin = element.absoluteFrame.origin
    let target = element.frame(in: space).origin
    return CGPoint(x: point.x - origin.x + target.x, y: point.y - origin.y + target.y)
  }
}

extension _GestureInput {
  init(_ pointer: Pointer, on element: Element) {
    self.init(action: .pointer(pointer.phase), pointer: pointer, element: element)
  }

  /// What the keyboard does, in the middle of the element.
  init(_ action: Action, inTheMiddleOf element: Element) {
    let frame = element.absoluteFrame
    self.init(
      action: action, pointer: Pointer(at: CGPoint(x: frame.midX, y: frame.midY)), element: element)
  }
}
