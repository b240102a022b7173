/// How a change proceeds in time. Durations are in seconds.
///
///     withAnimation(.easeInOut(duration: 0.2)) { isExpanded.toggle() }
public struct Animation: Hashable, Sendable {
  /// The course from start to end.
  enum Course: Hashable, Sendable {
    /// A Bézier curve from (0, 0) to (1, 1) with two control points.
    case curve(Double, Double, Double, Double, duration: Double)
    /// A spring with its perceptual duration: bounce 0 does not overshoot, 1 never settles.
    case spring(duration: Double, bounce: Double)
  }

  var course: Course
  var delay = 0.0
  var speed = 1.0
  var repetition: Repetition?

  struct Repetition: Hashable, Sendable {
    /// How many times, `nil` for ever.
    var count: Int?
    var autoreverses: Bool
  }

  init(_ course: Course) {
    self.course = course
  }

  /// The animation for when none is named: a spring that does not overshoot.
  public static let `default` = spring
}

// MARK: - Curves

extension Animation {
  /// At one speed.
  public static var linear: Animation { linear(duration: 0.35) }

  /// At one speed.
  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Slow at the start.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// Slow at the start.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at the end.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// Slow at the end.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Slow at the start and at the end.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// Slow at the start and at the end.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Along a Bézier curve from (0, 0) to (1, 1) with the given control points.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.curve(x1, y1, x2, y2, duration: duration))
  }
}

// MARK: - Springs

extension Animation {
  /// A spring that does not overshoot.
  public static var spring: Animation { spring() }

  /// A spring with its perceptual duration. A bounce of 0 does not overshoot; up to 1 it does so
  /// more and more; below 0 the spring is sluggish.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce))
  }

  /// A spring by the period of its undamped oscillation and the share of critical damping.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction)
  }

  /// A spring by its physical properties.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    spring(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingFraction: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// A short spring for what follows a pointer.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A short spring for what follows a pointer.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring without bounce but for the extra one.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a small bounce and the extra one.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a lively bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a lively bounce and the extra one.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// MARK: - Modifiers

extension Animation {
  /// The animation, starting later by some seconds.
  public func delay(_ delay: Double) -> Animation {
    modified { $0.delay += delay }
  }

  /// The animation, faster by a factor.
  public func speed(_ speed: Double) -> Animation {
    modified { $0.speed *= speed }
  }

  /// The animation, several times, back and forth unless told otherwise.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    modified { $0.repetition = Repetition(count: repeatCount, autoreverses: autoreverses) }
  }

  /// The animation without end, back and forth unless told otherwise.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified { $0.repetition = Repetition(count: nil, autoreverses: autoreverses) }
  }

  private func modified(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
}
