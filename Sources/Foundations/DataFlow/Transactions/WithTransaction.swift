import Foundation

/// Runs `body`, and makes what it changes part of the transaction.
///
/// The transaction is the thread's: work that `body` leaves for later, as in a task, is not part of
/// it.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try withUnsafePointer(to: transaction) { transaction in
    let enclosing = pthread_getspecific(currentTransaction)
    pthread_setspecific(currentTransaction, transaction)
    defer { pthread_setspecific(currentTransaction, enclosing) }
    return try body()
  }
}

/// Runs `body` in a transaction that differs in one property from the current one.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction._current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// The transaction that encloses this code on its thread, an empty one outside of any.
  public static var _current: Transaction { _enclosing ?? Transaction() }

  /// The same, `nil` outside of any.
  public static var _enclosing: Transaction? {
    // The pointer is that of the enclosing `withTransaction`, whose frame is still on the stack.
    pthread_getspecific(currentTransaction)?.load(as: Transaction.self)
  }
}

/// The thread's pointer to its transaction, which lies in the frame of `withTransaction`.
private let currentTransaction: pthread_key_t = {
  var key = pthread_key_t()
  let failure = pthread_key_create(&key, nil)
  precondition(failure == 0, "The process has no thread-specific key left for transactions.")
  return key
}()
