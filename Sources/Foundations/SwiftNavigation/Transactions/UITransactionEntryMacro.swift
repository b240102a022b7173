/// Declares a value of ``UITransaction``, with its default value.
///
/// ```swift
/// extension UITransaction {
///   @UITransactionEntry var isInstant = false
///   @UITransactionEntry var duration: Double?
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro UITransactionEntry() =
  #externalMacro(module: "ComposableMacros", type: "UITransactionEntryMacro")

/// Makes the default value of a key anew for each use. A part of what ``UITransactionEntry()``
/// expands to.
@attached(accessor)
public macro _UITransactionDefaultValue() =
  #externalMacro(module: "ComposableMacros", type: "EntryDefaultValueMacro")
