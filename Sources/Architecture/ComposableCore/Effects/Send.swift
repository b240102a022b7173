import DataFlow

/// Sends actions from an effect back to the store.
///
/// A call runs the reducers and returns when they have. It does nothing in a task that is cancelled.
@MainActor
public struct Send<Action>: Sendable {
  private let send: @MainActor @Sendable (Action) -> Void

  /// Sends by way of a closure, for code that is given a `Send` and is tested without a store.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }

  /// Sends an action, and animates what changes on screen because of it.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    callAsFunction(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action within a transaction.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    guard !Task.isCancelled else { return }
    withTransaction(transaction) { send(action) }
  }
}

/// What an effect of a reducer sends actions with.
public typealias SendOf<R: Reducer> = Send<R.Action>
