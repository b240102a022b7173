import Foundation

/// A time of a run loop or an operation queue, as a date.
public struct QueueDate<Queue>: Strideable, Hashable, Codable, Sendable {
  public var date: Date

  public init(_ date: Date) {
    self.date = date
  }

  public func distance(to other: Self) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  public func advanced(by distance: Stride) -> Self {
    Self(date.addingTimeInterval(distance.timeInterval))
  }
}

extension QueueDate: _QueueTime {
  public static var _start: Self { Self(Date(timeIntervalSince1970: 0)) }

  /// A length of time, in seconds.
  public struct Stride: Hashable, Codable, Sendable {
    /// The number of seconds, less than zero for a time that goes back.
    public var magnitude: TimeInterval

    public init(_ timeInterval: TimeInterval) {
      self.magnitude = timeInterval
    }

    public var timeInterval: TimeInterval { magnitude }
  }
}

extension QueueDate.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1000) }
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1_000_000) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1_000_000_000) }
}

extension QueueDate.Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral {
  public init(integerLiteral seconds: Int) {
    self = .seconds(seconds)
  }

  public init(floatLiteral seconds: Double) {
    self = .seconds(seconds)
  }

  public init?<Source: BinaryInteger>(exactly seconds: Source) {
    guard let seconds = Double(exactly: seconds) else { return nil }
    self.init(seconds)
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension DispatchQueue.SchedulerTimeType {
  /// The time at which the wall clock will probably show a date.
  init<Queue>(_ date: QueueDate<Queue>) {
    self.init(.now())
    self = advanced(by: .seconds(date.date.timeIntervalSinceNow))
  }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  init<Queue>(_ stride: QueueDate<Queue>.Stride) {
    self = .seconds(stride.timeInterval)
  }
}
