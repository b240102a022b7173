import Observation

/// Runs a closure now, and again after each change of what it read, for as long as the token lives.
///
/// ```swift
/// token = observe { [model] in
///   label.text = "Count: \(model.count)"
/// }
/// ```
///
/// The closure is isolated to the actor of the place where it is written, and runs there: at first
/// before `observe` returns, later in a task of its own, so that several changes in a row give one
/// run. Where it has no isolation, later runs are on the main actor.
///
/// - Returns: What keeps the observation going. Letting go of it ends the observation.
public func observe(
  @_inheritActorContext _ apply: @escaping @isolated(any) @Sendable () -> Void
) -> ObserveToken {
  let isolation = apply.isolation
  // `startObserving` checks the isolation before the first run, and later runs are on the actor.
  let apply = unsafeBitCast(apply, to: (@Sendable () -> Void).self)
  return startObserving(on: isolation) { _ in apply() }
}

/// Runs a closure now, and again after each change of what it read, with the transaction of the
/// change.
///
/// The closure runs as that of ``observe(_:)-(()->Void)`` does. The transaction is also the current
/// one while it runs.
public func observe(
  @_inheritActorContext _ apply: @escaping @isolated(any) @Sendable (UITransaction) -> Void
) -> ObserveToken {
  let isolation = apply.isolation
  // `startObserving` checks the isolation before the first run, and later runs are on the actor.
  let apply = unsafeBitCast(apply, to: (@Sendable (UITransaction) -> Void).self)
  return startObserving(on: isolation, apply)
}

private func startObserving(
  on isolation: (any Actor)?, _ apply: @escaping @Sendable (UITransaction) -> Void
) -> ObserveToken {
  isolation?.preconditionIsolated("Call 'observe' on the actor that its closure is isolated to.")
  let observer = Observer(apply)
  if let isolation {
    isolation.assumeIsolated { observer.run(on: $0) }
  } else {
    observer.run { @MainActor [weak observer] in observer?.run(on: MainActor.shared) }
  }
  return ObserveToken(observer)
}

/// A closure and what it read last. The token owns it; what is observed does not, so that an object
/// whose observer reads it is not kept alive by that.
final class Observer: Sendable {
  private let apply: @Sendable (UITransaction) -> Void

  init(_ apply: @escaping @Sendable (UITransaction) -> Void) {
    self.apply = apply
  }

  /// Runs the closure on an actor, and again there after each change of what it read.
  func run(on actor: isolated any Actor) {
    run(
      then: isolated { [weak self] in
        _ = actor  // What is captured is what the closure is isolated to.
        self?.run(on: actor)
      })
  }

  /// Runs the closure, and something else in a task of its own once what the closure read changes.
  ///
  /// The task begins on the isolation of its operation, so it comes before what is already under
  /// way there goes on after its next `await`. It has the transaction of the change, as it has all
  /// the change's task-local values.
  func run(then rerun: @escaping @isolated(any) @Sendable () async -> Void) {
    withObservationTracking {
      apply(.current)
    } onChange: {
      Task(operation: rerun)
    }
  }
}

/// An operation that is isolated as the place is where it is written.
private func isolated(
  @_inheritActorContext _ operation: @escaping @isolated(any) @Sendable () async -> Void
) -> @isolated(any) @Sendable () async -> Void {
  operation
}
