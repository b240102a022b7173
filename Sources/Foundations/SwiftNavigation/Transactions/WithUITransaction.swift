/// Makes what a closure changes part of a transaction.
///
/// Inside of another transaction this one adds to it; where both have a value under the same key,
/// this one's counts.
public func withUITransaction<Result>(
  _ transaction: UITransaction, _ body: () throws -> Result
) rethrows -> Result {
  try UITransaction.$current.withValue(.current.merging(transaction), operation: body)
}

/// Makes what a closure changes part of a transaction with a value.
///
/// ```swift
/// withUITransaction(\.isInstant, true) { model.isExpanded = true }
/// ```
public func withUITransaction<Value, Result>(
  _ keyPath: WritableKeyPath<UITransaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = UITransaction()
  transaction[keyPath: keyPath] = value
  return try withUITransaction(transaction, body)
}
