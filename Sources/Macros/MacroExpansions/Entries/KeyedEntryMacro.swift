import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A macro that makes a property of a collection of values one over a key of its own.
protocol KeyedEntryMacro: AccessorMacro, PeerMacro {
  static var collection: KeyedCollection { get }
}

extension KeyedEntryMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer role says what is wrong with the others.
    guard
      let entry = try? KeyedEntry(declaration, node: node, in: collection, context)
    else { return declaration.placeholderAccessors }
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
      "_modify { yield &self[\(raw: entry.key).self] }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try KeyedEntry(declaration, node: node, in: collection, context)
    return [
      """
      private nonisolated struct \(raw: entry.key): \(raw: collection.keyProtocol) {
      @\(raw: collection.defaultValueMacro)
      static var defaultValue\(raw: entry.type) = \(entry.defaultValue)
      }
      """
    ]
  }
}
