import IssueReporting

/// A clock that reports an issue whenever it is used, and then does what another clock does.
///
/// For tests of paths that must not depend on time. The issues are shown where the clock was made,
/// and name it. Where the time does matter, give the code a ``TestClock`` or an ``ImmediateClock``.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let name: String
  private let advice: String?
  private let location: IssueLocation

  /// A clock that reports its use and forwards to another clock.
  ///
  /// - Parameter name: What the issues call the clock: by default the type of the base.
  public init<Base: Clock<Duration>>(
    _ base: Base,
    name: String = "\(Base.self)",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      base, name: name, advice: nil,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// - Parameters:
  ///   - advice: What to do instead of using the clock.
  ///   - location: Where the issues are shown.
  package init<Base: Clock<Duration>>(
    _ base: Base, name: String, advice: String?, location: IssueLocation
  ) {
    self.base = AnyClock(base)
    self.name = name
    self.advice = advice
    self.location = location
  }

  /// A clock that reports its use and does not wait.
  ///
  /// - Parameter name: What the issues call the clock.
  public init(
    name: String = "Clock",
    now: ImmediateClock<Duration>.Instant = ImmediateClock.Instant(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ImmediateClock(now: now), name: name,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public var now: Instant {
    report("now")
    return base.now
  }

  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  private func report(_ endpoint: StaticString) {
    location.report(
      "Unimplemented: \(name).\(endpoint)" + (advice.map { "\n\n\($0)" } ?? ""))
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// A clock that reports its use and does not wait.
  public init(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      name: name, now: ImmediateClock.Instant(),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that reports its use and does not wait.
  public static func unimplemented(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedClock(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
