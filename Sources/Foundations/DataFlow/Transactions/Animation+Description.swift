extension Animation: CustomStringConvertible {
  /// The animation as source writes it: `Animation.easeInOut(duration: 1.0).delay(0.5)`.
  public var description: String {
    var description = "Animation\(course.expression)"
    if delay != 0 { description += ".delay(\(delay))" }
    if speed != 1 { description += ".speed(\(speed))" }
    if let repetition { description += repetition.expression }
    return description
  }
}

extension Animation.Course {
  fileprivate var expression: String {
    switch self {
    case .spring(duration: 0.5, bounce: 0):
      return ".default"
    case .spring(let duration, let bounce):
      return ".spring(duration: \(duration), bounce: \(bounce))"
    case .curve(let x1, let y1, let x2, let y2, let duration):
      let durations = duration == 0.35 ? "" : "(duration: \(duration))"
      switch (x1, y1, x2, y2) {
      case (0, 0, 1, 1): return ".linear" + durations
      case (0.42, 0, 1, 1): return ".easeIn" + durations
      case (0, 0, 0.58, 1): return ".easeOut" + durations
      case (0.42, 0, 0.58, 1): return ".easeInOut" + durations
      default: return ".timingCurve(\(x1), \(y1), \(x2), \(y2), duration: \(duration))"
      }
    }
  }
}

extension Animation.Repetition {
  fileprivate var expression: String {
    count.map { ".repeatCount(\($0), autoreverses: \(autoreverses))" }
      ?? ".repeatForever(autoreverses: \(autoreverses))"
  }
}
