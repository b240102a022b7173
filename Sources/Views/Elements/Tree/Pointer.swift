import Foundation

/// A pointer that was pressed on an element, until it is released.
public struct Pointer: Equatable, Sendable {
  public enum Phase: Equatable, Sendable {
    case pressed, moved, released
    /// What it was pressed on is gone, or somebody else took it over.
    case cancelled
  }

  public internal(set) var phase = Phase.pressed
  /// Where it was pressed, in points, in the window.
  public let start: CGPoint
  /// Where it is, in points, in the window.
  public internal(set) var location: CGPoint
  /// How far it has been from where it was pressed, in points.
  public internal(set) var reach: CGFloat = 0

  public init(at point: CGPoint) {
    start = point
    location = point
  }

  mutating func move(to point: CGPoint) {
    phase = .moved
    location = point
    reach = max(reach, hypot(point.x - start.x, point.y - start.y))
  }
}

/// A pointer, and what it was pressed on.
struct HeldPointer {
  weak var element: Element?
  var pointer: Pointer
}

// An element keeps the pointer that was pressed on it, wherever that goes.
extension ElementTree {
  /// The pointer is pressed on an element.
  ///
  /// - Returns: Whether the element follows it. What does not is pressed as by the keyboard.
  public func pressPointer(on element: Element, at point: CGPoint) -> Bool {
    cancelPointer()
    let pointer = Pointer(at: point)
    heldPointer = HeldPointer(element: element, pointer: pointer)
    return element.send(.pointer(pointer))
  }

  public var isPointerPressed: Bool { heldPointer != nil }

  /// The pointer that is held moved.
  public func movePointer(to point: CGPoint) {
    guard let held = heldPointer, held.pointer.location != point else { return }
    tell { $0.move(to: point) }
  }

  public func releasePointer() {
    tell { $0.phase = .released }
    heldPointer = nil
  }

  func cancelPointer() {
    tell { $0.phase = .cancelled }
    heldPointer = nil
  }

  private func tell(_ change: (inout Pointer) -> Void) {
    guard var held = heldPointer else { return }
    change(&held.pointer)
    heldPointer = held
    held.element?.send(.pointer(held.pointer))
  }
}
