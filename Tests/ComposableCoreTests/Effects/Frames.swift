/// A length of time on a clock that does not count seconds.
struct Frames: DurationProtocol, Hashable {
  var count = 0

  static let zero = Frames()

  static func + (lhs: Frames, rhs: Frames) -> Frames { Frames(count: lhs.count + rhs.count) }

  static func - (lhs: Frames, rhs: Frames) -> Frames { Frames(count: lhs.count - rhs.count) }

  static func * (lhs: Frames, rhs: Int) -> Frames { Frames(count: lhs.count * rhs) }

  static func / (lhs: Frames, rhs: Int) -> Frames { Frames(count: lhs.count / rhs) }

  static func / (lhs: Frames, rhs: Frames) -> Double { Double(lhs.count) / Double(rhs.count) }

  static func < (lhs: Frames, rhs: Frames) -> Bool { lhs.count < rhs.count }
}
