import Observation

/// Runs a closure, and calls another one when something that it read is about to change.
///
/// ```swift
/// func render() {
///   withPerceptionTracking {
///     print(model.count)
///   } onChange: {
///     Task { @MainActor in render() }
///   }
/// }
/// ```
///
/// - Parameter onChange: It is called once, before the first change, on the thread that makes it.
///   The new value is not there yet: read it later, and track again to hear of more.
public func withPerceptionTracking<T>(
  _ apply: () -> T,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  withObservationTracking(apply, onChange: onChange())
}
