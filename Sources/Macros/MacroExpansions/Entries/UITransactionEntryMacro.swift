import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@UITransactionEntry`: a property of a transaction, over a key of its own.
enum UITransactionEntryMacro {}

extension UITransactionEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer role says what is wrong with the others.
    guard let entry = try? entry(declaration, node, context) else {
      return declaration.placeholderAccessors
    }
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
      "_modify { yield &self[\(raw: entry.key).self] }",
    ]
  }
}

extension UITransactionEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try entry(declaration, node, context)
    return [
      """
      private nonisolated struct \(raw: entry.key): SwiftNavigation.UITransactionKey {
      @SwiftNavigation._UITransactionDefaultValue
      static var defaultValue\(raw: entry.type) = \(entry.defaultValue)
      }
      """
    ]
  }

  private static func entry(
    _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax,
    _ context: some MacroExpansionContext
  ) throws -> KeyedEntry {
    try KeyedEntry(
      declaration, node: node, macro: "@UITransactionEntry", owner: "UITransaction",
      module: "SwiftNavigation", in: context)
  }
}
