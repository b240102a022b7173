/// The circumstances of a change, for whoever ``observe(_:)-((UITransaction)->Void)``s it: values
/// under keys that the app declares.
///
/// ```swift
/// extension UITransaction {
///   @UITransactionEntry var isInstant = false
/// }
///
/// withUITransaction(\.isInstant, true) { model.isExpanded = true }
/// ```
public struct UITransaction: Sendable {
  /// The transaction that encloses this code, an empty one outside of any.
  @TaskLocal static var current = UITransaction()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// A transaction in which each key has its default value.
  public init() {}

  /// The value under a key.
  public subscript<Key: UITransactionKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      // Only the setter below writes under the key.
      return value as! Key.Value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The transaction with the values of another one over its own.
  func merging(_ other: UITransaction) -> UITransaction {
    var transaction = self
    transaction.values.merge(other.values) { $1 }
    return transaction
  }
}

/// The key of a value in a ``UITransaction``.
public protocol UITransactionKey {
  associatedtype Value: Sendable

  /// The value in transactions that say nothing else.
  static var defaultValue: Value { get }
}
