import SwiftDiagnostics
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
    guard let entry = try? TransactionEntry(declaration, node: node, in: context) else {
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
    let entry = try TransactionEntry(declaration, node: node, in: context)
    return [
      """
      private nonisolated struct \(raw: entry.key): SwiftNavigation.UITransactionKey {
      @SwiftNavigation._UITransactionDefaultValue
      static var defaultValue\(raw: entry.type) = \(entry.defaultValue)
      }
      """
    ]
  }
}

/// `@_UITransactionDefaultValue`: a default value that is made anew for each use.
///
/// As a macro of its own it leaves the type of the value to the compiler, which reads it off the
/// initial value.
enum UITransactionDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
    else { return [] }
    return ["get { \(value.trimmed) }"]
  }
}

/// A property that is to be an entry.
private struct TransactionEntry {
  /// The name of the type of the key.
  let key: String
  /// The type annotation as the source has it, empty when it has none.
  let type: String
  let defaultValue: ExprSyntax

  init(
    _ declaration: some DeclSyntaxProtocol, node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws {
    guard
      let property = declaration.as(VariableDeclSyntax.self),
      property.bindingSpecifier.tokenKind == .keyword(.var)
    else {
      throw DiagnosticsError(
        diagnostics: [
          .wrongEntry(
            node, "'@UITransactionEntry' can only be applied to a 'var' declaration", id: "notAVar")
        ])
    }
    guard
      let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType,
      ["UITransaction", "SwiftNavigation.UITransaction"].contains(extended.trimmedDescription),
      !property.isStatic, property.bindings.count == 1, let binding = property.bindings.first,
      !binding.isComputed, let name = binding.name
    else {
      throw DiagnosticsError(
        diagnostics: [
          .wrongEntry(
            node,
            """
            '@UITransactionEntry' macro can only attach to var declarations inside extensions of \
            'UITransaction'
            """,
            id: "notInTransaction")
        ])
    }
    let type = binding.typeAnnotation?.type.trimmed
    guard let value = binding.initializer?.value.trimmed ?? type.flatMap(\.implicitDefault) else {
      throw DiagnosticsError(
        diagnostics: [
          .wrongEntry(
            binding, "Property missing a default value", id: "noDefaultValue")
        ])
    }
    key = "__Key_\(name.filter { $0 != "`" })"
    self.type = type.map { ": \($0)" } ?? ""
    defaultValue = value
  }
}

extension TypeSyntax {
  /// `nil` for an optional; there is none for other types.
  fileprivate var implicitDefault: ExprSyntax? {
    let isOptional =
      self.is(OptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self).map {
        $0.name.text == "Optional" && $0.genericArgumentClause != nil
      } ?? false
    return isOptional ? "nil" : nil
  }
}

extension Diagnostic {
  fileprivate static func wrongEntry(
    _ node: some SyntaxProtocol, _ message: String, id: String
  ) -> Diagnostic {
    Diagnostic(node: node, message: MacroError(message, id: id))
  }
}
