extension Effect {
  /// The effect, so that ``cancel(id:)`` can end it.
  ///
  /// It can be cancelled from the moment that the reducer has returned it. Features in an `ifLet`, a
  /// `forEach` and the like have ids of their own: their parents can cancel by them, their siblings
  /// cannot.
  ///
  /// - Parameters:
  ///   - id: What to cancel it by. Ids of different types are different.
  ///   - cancelInFlight: Whether the effect, when it starts, cancels those that have the id already.
  public func cancellable(
    id: some Hashable & Sendable, cancelInFlight: Bool = false
  ) -> Self {
    guard let box else { return .none }
    return Self(
      EffectBox.extend(box, by: .cancellable(CancelID(id), cancelsInFlight: cancelInFlight)))
  }

  /// Cancels the effects with an id in this feature and those within it.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(.cancel(CancelID(id)))
  }
}
