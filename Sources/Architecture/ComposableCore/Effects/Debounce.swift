extension Effect {
  /// Waits before the effect, which a newer one with the same id replaces meanwhile: of a burst just
  /// the last effect runs, and not before the burst is over.
  ///
  /// ```swift
  /// case .queryChanged:
  ///   return .run { [query = state.query] send in
  ///     await send(.response(try await client.search(query)))
  ///   }
  ///   .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// - Parameters:
  ///   - id: What the effects of a burst have in common. ``cancel(id:)`` ends by it, too.
  ///   - duration: How long to wait.
  ///   - clock: The clock to wait on. Tests give a `TestClock`.
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, clock: any Clock<Duration>
  ) -> Self {
    after(id: id) { try await clock.sleep(for: duration) }
  }

  /// The same on a clock that counts in something else.
  //
  // Not the only form: in a chain that begins with a dot the compiler (6.3) does not open a clock of
  // any type.
  @_disfavoredOverload
  public func debounce<C: Clock>(
    id: some Hashable & Sendable, for duration: C.Duration, clock: C
  ) -> Self {
    after(id: id) { try await clock.sleep(for: duration) }
  }

  /// The effect after a wait, unless a newer one with the id replaces it.
  func after(
    id: some Hashable & Sendable, _ wait: @escaping @Sendable () async throws -> Void
  ) -> Self {
    guard box != nil else { return .none }
    return .concatenate(.run { _ in try await wait() }, self)
      .cancellable(id: id, cancelInFlight: true)
  }
}
