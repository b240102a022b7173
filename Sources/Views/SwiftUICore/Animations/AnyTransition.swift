import DataFlow
import Foundation

/// How a view comes and goes. No device here moves what it shows, so that it is there, or gone, at
/// once.
public struct AnyTransition: Sendable {
  private init() {}

  /// It is there.
  public static let identity = AnyTransition()

  /// It fades.
  public static let opacity = AnyTransition()

  /// It grows.
  public static var scale: AnyTransition { identity }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    identity
  }

  /// It comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition { identity }

  public static func move(edge: Edge) -> AnyTransition { identity }

  public static func push(from edge: Edge) -> AnyTransition { identity }

  public static func offset(_ offset: CGSize) -> AnyTransition { identity }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { identity }

  /// One way to come, and another one to go.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { identity }

  /// A modifier for a view that is not there yet, and one for a view that is.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { .identity }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// The transition in the course of an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// How the view comes and goes.
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }
}
