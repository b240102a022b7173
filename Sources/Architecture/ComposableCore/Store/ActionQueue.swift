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

  /// What sends the actions that are processed now.
  private var current: SendSource?

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
      current = nil
      return nil
    }
    let first = leaving.removeLast()
    current = first.cause.source
    return first
  }

  /// Leaves out the actions that a feature, or one in it, has sent at once.
  func removeActions(of path: [FeatureID]) {
    for source in sources where source.route.features.starts(with: path) { source.isGone = true }
  }

  /// What sends at once.
  private var sources: [SendSource] {
    (leaving + coming).compactMap(\.cause.source) + (current.map { [$0] } ?? [])
  }
}
