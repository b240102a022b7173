import Dispatch

extension DispatchQueue {
  /// A time of a queue, which goes on while the machine is awake.
  public struct SchedulerTimeType: Strideable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      self.dispatchTime = time
    }

    public func distance(to other: Self) -> Stride {
      Stride(.nanoseconds(other.nanoseconds - nanoseconds))
    }

    public func advanced(by distance: Stride) -> Self {
      let (sum, overflow) = nanoseconds.addingReportingOverflow(distance.magnitude)
      // Dispatch takes zero for "now".
      return Self(overflow ? .distantFuture : DispatchTime(uptimeNanoseconds: UInt64(max(1, sum))))
    }

    private var nanoseconds: Int { Int(clamping: dispatchTime.uptimeNanoseconds) }
  }
}

extension DispatchQueue.SchedulerTimeType: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.dispatchTime == rhs.dispatchTime }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(dispatchTime.uptimeNanoseconds)
  }
}

extension DispatchQueue.SchedulerTimeType: Codable {
  public init(from decoder: any Decoder) throws {
    let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
    self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dispatchTime.uptimeNanoseconds)
  }
}

extension DispatchQueue.SchedulerTimeType: _QueueTime {
  public static var _start: Self { Self(DispatchTime(uptimeNanoseconds: 1)) }

  /// A length of time, in whole nanoseconds. A literal counts seconds.
  public struct Stride: Hashable, Codable, Sendable {
    /// The number of nanoseconds, less than zero for a time that goes back.
    public var magnitude: Int

    public init(_ timeInterval: DispatchTimeInterval) {
      magnitude =
        switch timeInterval {
        case .seconds(let count): count.multipliedWithoutOverflow(by: 1_000_000_000)
        case .milliseconds(let count): count.multipliedWithoutOverflow(by: 1_000_000)
        case .microseconds(let count): count.multipliedWithoutOverflow(by: 1000)
        case .nanoseconds(let count): count
        case .never: .max
        @unknown default: .max
        }
    }

    public var timeInterval: DispatchTimeInterval {
      magnitude == .max ? .never : .nanoseconds(magnitude)
    }
  }
}

extension DispatchQueue.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }

  public static func seconds(_ s: Double) -> Self {
    let nanoseconds = (s * 1_000_000_000).rounded()
    return Self(.nanoseconds(Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max)))
  }

  public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }
  public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(.nanoseconds(ns)) }
}

extension DispatchQueue.SchedulerTimeType.Stride: Comparable, SignedNumeric,
  ExpressibleByFloatLiteral
{
  public init(integerLiteral seconds: Int) {
    self = .seconds(seconds)
  }

  public init(floatLiteral seconds: Double) {
    self = .seconds(seconds)
  }

  public init?<Source: BinaryInteger>(exactly seconds: Source) {
    guard let seconds = Int(exactly: seconds) else { return nil }
    self = .seconds(seconds)
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

  public static func + (lhs: Self, rhs: Self) -> Self {
    .nanoseconds(lhs.magnitude + rhs.magnitude)
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    .nanoseconds(lhs.magnitude - rhs.magnitude)
  }

  /// The product in seconds, since that is what literals count: `.milliseconds(300) * 2`.
  public static func * (lhs: Self, rhs: Self) -> Self {
    let (high, low) = lhs.magnitude.multipliedFullWidth(by: rhs.magnitude)
    return .nanoseconds(1_000_000_000.dividingFullWidth((high, low)).quotient)
  }

  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension Int {
  /// The product, or the nearest integer that there is.
  fileprivate func multipliedWithoutOverflow(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? (signum() == factor.signum() ? .max : .min) : product
  }
}
