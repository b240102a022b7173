import Elements

/// Has a view follow a gesture.
struct GestureModifier<Recognized: Gesture> {
  /// Who has the gesture where something in the view is pressed.
  enum Precedence {
    /// What is in the view.
    case content
    /// Both.
    case none
    /// The view.
    case own
  }

  let gesture: Recognized
  let precedence: Precedence
  let isEnabled: Bool
}

extension GestureModifier: _ElementModifier {
  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    let kinds = isEnabled ? gesture._kinds : []
    let isPressable = !kinds.isDisjoint(with: [.tap, .hold])
    element.content = isPressable ? .tappable : .group
    element.attributes.isEnabled = environment.isEnabled
    element.attributes.tint = environment.tint
    element.attributes.actions = kinds.contains(.hold) ? .showActions : []
    element.respond = nil
    element.preview = nil
    guard isEnabled else { return }
    let follow = follow(kinds)
    switch precedence {
    case .content:
      element.respond = { [unowned element] in follow($0, element) }
    case .none, .own:
      let takes = precedence == .own && kinds.contains(.tap)
      element.preview = { [unowned element] in follow($0, element) && takes }
      // What it is to see has to be sent to it.
      element.respond = { _ in false }
    }
  }
}

@MainActor
extension GestureModifier {
  /// What the gesture makes of an event; whether it is one of its own.
  private func follow(_ kinds: _GestureKinds) -> (ElementEvent, Element) -> Bool {
    { [gesture] event, element in
      switch event {
      case .pointer(let pointer):
        _ = gesture._recognize(_GestureInput(pointer, on: element))
        return true
      case .press where element.tree?.isPointerPressed == false:
        // By the keyboard, which does what it can with one key.
        return kinds.contains(.tap)
          ? tap(element) : kinds.contains(.hold) && hold(element)
      case .showActions:
        return kinds.contains(.hold) && hold(element)
      default:
        return false
      }
    }
  }

  private func tap(_ element: Element) -> Bool {
    for phase in [Pointer.Phase.pressed, .released] {
      _ = gesture._recognize(_GestureInput(.pointer(phase), inTheMiddleOf: element))
    }
    return true
  }

  private func hold(_ element: Element) -> Bool {
    _ = gesture._recognize(_GestureInput(.hold, inTheMiddleOf: element))
    return true
  }
}

/// Which gestures a view follows.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of what is in the view.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Has the view follow a gesture, where nothing in it that is pressed has one of its own.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    // Without those of what is in it, the view's own comes first.
    modifier(
      GestureModifier(
        gesture: gesture, precedence: mask.contains(.subviews) ? .content : .own,
        isEnabled: mask.contains(.gesture)))
  }

  /// Has the view follow a gesture while it is enabled.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Has the view follow a gesture besides what is in it.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, precedence: mask.contains(.subviews) ? .none : .own,
        isEnabled: mask.contains(.gesture)))
  }

  /// Has the view follow a gesture before what is in it.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, precedence: .own, isEnabled: mask.contains(.gesture)))
  }
}
