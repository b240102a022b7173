/// Actions that wait for those before them, first in, first out.
struct ActionQueue {
  /// An action that waits, or all that a merge sends at once.
  struct Waiting {
    /// The effect that sends.
    let effect: EffectBox
    let cause: ActionCause
    /// The transaction that it sends in.
    let transaction: ActionTransaction
  }

  /// The actions that are taken out, the first of them last, and those that have come meanwhile.
  private var leaving: [Waiting] = []
  private var coming: [Waiting] = []

  var isEmpty: Bool { leaving.isEmpty && coming.isEmpty }

  /// The transaction of the first action, `nil` when none waits.
  var transaction: ActionTransaction? {
    leaving.isEmpty ? coming.first?.transaction : leaving[leaving.count - 1].transaction
  }

  mutating func append(
    _ effect: EffectBox, _ cause: ActionCause, in transaction: ActionTransaction = .current
  ) {
    coming.append(Waiting(effect: effect, cause: cause, transaction: transaction))
  }

  /// Takes out what is first, if it was sent in a transaction.
  mutating func removeFirst(in transaction: ActionTransaction) -> Waiting? {
    if leaving.isEmpty {
      swap(&leaving, &coming)
      leaving.reverse()
    }
    guard !leaving.isEmpty, leaving[leaving.count - 1].transaction == transaction else {
      return nil
    }
    return leaving.removeLast()
  }
}
