import DataFlow

/// The transaction that a waiting action was sent in.
///
/// Hardly any action is sent in one, so it is kept out of line.
enum ActionTransaction: Equatable {
  case none
  indirect case some(Transaction)

  /// The transaction that encloses this code.
  static var current: ActionTransaction {
    guard let transaction = Transaction._enclosing else { return .none }
    return .some(transaction)
  }

  /// Runs an operation in the transaction.
  func run(_ operation: () -> Void) {
    switch self {
    case .none: operation()
    case .some(let transaction): withTransaction(transaction, operation)
    }
  }
}
