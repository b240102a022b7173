import DataFlow

extension Effect {
  /// Sends an action at once, and animates what changes on screen because of it.
  @available(
    *, deprecated, message: "Send from 'run': '.run { send in await send(action, animation: …) }'."
  )
  public static func send(_ action: Action, animation: Animation?) -> Self {
    .send(action).animation(animation)
  }

  /// The effect, whose actions animate what changes on screen because of them.
  @available(
    *, deprecated, message: "Send from 'run': '.run { send in await send(action, animation: …) }'."
  )
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(Transaction(animation: animation))
  }

  /// The effect, whose actions are sent within a transaction.
  @available(
    *, deprecated,
    message: "Send from 'run': '.run { send in await send(action, transaction: …) }'."
  )
  public func transaction(_ transaction: Transaction) -> Self {
    guard let box else { return .none }
    return Self(EffectBox.extend(box, by: .transaction(transaction)))
  }
}
