/// `@UITransactionEntry`: a property of a transaction, over a key of its own.
enum UITransactionEntryMacro: KeyedEntryMacro {
  static let collection = KeyedCollection(
    macro: "@UITransactionEntry", owner: "UITransaction", module: "SwiftNavigation",
    keyProtocol: "SwiftNavigation.UITransactionKey",
    defaultValueMacro: "SwiftNavigation._UITransactionDefaultValue")
}
