import DataFlow

extension Effect where Action: Sendable {
  /// Lets at most one action of the effects with an id pass in a time.
  ///
  /// The first action passes at once. Of those that follow within the time one passes when it is
  /// over: the last, or the first. The time is kept for each feature and each store.
  ///
  /// - Parameters:
  ///   - id: What the effects have in common. A newer effect replaces an older one with the id.
  ///   - duration: The time between two actions.
  ///   - clock: The clock to wait on. Tests give a `TestClock`.
  ///   - latest: Whether the last of the actions that have to wait passes, or the first.
  public func throttle(
    id: some Hashable & Sendable, for duration: Duration, clock: any Clock<Duration>, latest: Bool
  ) -> Self {
    func opened(_ clock: some Clock<Duration>) -> Self {
      throttle(id: id, latest: latest, ThrottleTime(duration, on: clock))
    }
    return opened(clock)
  }

  /// The same on a clock that counts in something else.
  @_disfavoredOverload
  public func throttle<C: Clock>(
    id: some Hashable & Sendable, for duration: C.Duration, clock: C, latest: Bool
  ) -> Self {
    throttle(id: id, latest: latest, ThrottleTime(duration, on: clock))
  }

  func throttle<Instant: Sendable>(
    id: some Hashable & Sendable, latest: Bool, _ time: ThrottleTime<Instant>
  ) -> Self {
    guard let box else { return .none }
    let context = EffectContext.ofCaller
    let gate = context.registry.gate(
      CancelID(id), in: context.route.features, or: ThrottleGate<Instant, ThrottledAction<Action>>()
    )
    let (held, holding) = AsyncStream.makeStream(of: Instant.self)
    let passing = EffectBox.extend(
      box,
      by: RouteStep(embed: { pointer, send in
        let action = ThrottledAction(
          action: pointer.assumingMemoryBound(to: Action.self).pointee, transaction: ._current)
        switch gate.receive(action, latest: latest, time) {
        case .passes(let passing):
          withTransaction(passing.transaction) {
            withUnsafePointer(to: passing.action) { send($0) }
          }
        case .waits(let since): holding.yield(since)
        }
      }))
    return .merge(
      .concatenate(Self(passing), .run { _ in holding.finish() }),
      .run { send in
        for await since in held {
          try await time.wait(since)
          guard let passing = gate.release(since: time.now()) else { continue }
          await send(passing.action, transaction: passing.transaction)
        }
      }
    )
    .cancellable(id: id, cancelInFlight: true)
  }
}
