@_spi(SwiftUI) import Observation

/// What a closure has read, until it is cancelled.
@_spi(SwiftUI)
public typealias PerceptionTracking = ObservationTracking

/// Runs a closure, and tells before each change of what it has read, until the tracking is
/// cancelled.
@_spi(SwiftUI)
public func withPerceptionTracking<T>(
  _ apply: () -> T,
  willSet: @escaping @Sendable (PerceptionTracking) -> Void
) -> T {
  withObservationTracking(apply, willSet: willSet)
}

/// Runs a closure, and tells after each change of what it has read, until the tracking is cancelled.
@_spi(SwiftUI)
public func withPerceptionTracking<T>(
  _ apply: () -> T,
  didSet: @escaping @Sendable (PerceptionTracking) -> Void
) -> T {
  withObservationTracking(apply, didSet: didSet)
}

/// Runs a closure, and tells before and after each change of what it has read, until the tracking is
/// cancelled.
@_spi(SwiftUI)
public func withPerceptionTracking<T>(
  _ apply: () -> T,
  willSet: @escaping @Sendable (PerceptionTracking) -> Void,
  didSet: @escaping @Sendable (PerceptionTracking) -> Void
) -> T {
  withObservationTracking(apply, willSet: willSet, didSet: didSet)
}
