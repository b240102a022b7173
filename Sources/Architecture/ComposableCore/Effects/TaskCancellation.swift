/// Runs an operation that ``Effect/cancel(id:)`` and `Task.cancel(id:)` can cancel.
///
/// The id is one of the feature whose effect calls this. Outside of a store it is one of the process.
///
/// - Parameters:
///   - id: What to cancel the operation by.
///   - cancelInFlight: Whether to cancel what has the id already.
///   - operation: The work. It runs in a task of its own, which is cancelled with the calling one.
/// - Returns: What the operation returns.
public func withTaskCancellation<Value: Sendable>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws -> Value
) async rethrows -> Value {
  let context = EffectContext.ofCaller
  let step = RouteStep.cancellable(CancelID(id), cancelsInFlight: cancelInFlight)
  let registration = RunningEffect(taskWithRoute: [step] + context.route, in: context.registry)
  context.registry.add(registration)
  context.registry.cancelInFlight(for: registration)
  defer { registration.end() }
  let task = Task { try await operation() }
  registration.onCancel { task.cancel() }
  return try await withTaskCancellationHandler {
    try await task.value
  } onCancel: {
    task.cancel()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Cancels the effects and the tasks with an id, in the feature that runs now and those within it.
  public static func cancel(id: some Hashable & Sendable) {
    let context = EffectContext.ofCaller
    context.registry.cancel(CancelID(id), in: context.route.features)
  }
}
