import Clocks

extension DependencyValues {
  /// The clock that goes on while the machine sleeps. Fails tests that use it without an override.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  /// try await clock.sleep(for: .seconds(1))
  /// ```
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock that stops while the machine sleeps. Fails tests that use it without an override.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static var testValue: any Clock<Duration> { UnimplementedClock(dependency: "continuousClock") }
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static var testValue: any Clock<Duration> { UnimplementedClock(dependency: "suspendingClock") }
}

extension UnimplementedClock<Swift.Duration> {
  /// The clock of tests without an override. It does not wait: they have failed already.
  fileprivate init(dependency property: String) {
    self.init(
      ImmediateClock(), name: "@Dependency(\\.\(property))",
      advice: """
        Override '\(property)' in the test, with 'withDependencies': with 'ImmediateClock()', which \
        does not wait, or with a 'TestClock()', which the test advances.
        """,
      location: DependencyResolution.readerLocation())
  }
}
