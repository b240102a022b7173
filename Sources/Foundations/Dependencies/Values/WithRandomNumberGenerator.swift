import ConcurrencyExtras

extension DependencyValues {
  /// Lends a source of random numbers. Fails tests that use it without an override.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  /// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
}

/// Something that lends a source of random numbers to one user at a time, and is called as a
/// function.
// `@unchecked`: the generator is only touched with the lock held.
public final class WithRandomNumberGenerator: @unchecked Sendable {
  private var generator: any RandomNumberGenerator & Sendable
  private let lock = RecursiveLock()

  public init<G: RandomNumberGenerator & Sendable>(_ generator: sending G) {
    self.generator = generator
  }

  /// Runs a body with the source.
  public func callAsFunction<R>(
    _ body: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R {
    try lock.withLock { try body(&generator) }
  }
}
