import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A property of a collection of values that is to have a key of its own: what `@Entry` and
/// `@UITransactionEntry` are attached to.
struct KeyedEntry {
  /// The name of the type of the key.
  let key: String
  /// The type annotation as the source has it, empty when it has none.
  let type: String
  let defaultValue: ExprSyntax

  init(
    _ declaration: some DeclSyntaxProtocol, node: AttributeSyntax, in collection: KeyedCollection,
    _ context: some MacroExpansionContext
  ) throws {
    let (macro, owner) = (collection.macro, collection.owner)
    guard
      let property = declaration.as(VariableDeclSyntax.self),
      property.bindingSpecifier.tokenKind == .keyword(.var)
    else {
      throw DiagnosticsError(
        diagnostics: [
          .wrongEntry(node, "'\(macro)' can only be applied to a 'var' declaration", id: "notAVar")
        ])
    }
    guard
      let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType,
      [owner, "\(collection.module).\(owner)"].contains(extended.trimmedDescription),
      !property.isStatic, property.bindings.count == 1, let binding = property.bindings.first,
      !binding.isComputed, let name = binding.name
    else {
      throw DiagnosticsError(
        diagnostics: [
          .wrongEntry(
            node,
            """
            '\(macro)' macro can only attach to var declarations inside extensions of '\(owner)'
            """,
            id: "notInOwner")
        ])
    }
    let type = binding.typeAnnotation?.type.trimmed
    guard let value = binding.initializer?.value.trimmed ?? type.flatMap(\.implicitDefault) else {
      throw DiagnosticsError(
        diagnostics: [
          .wrongEntry(binding, "Property missing a default value", id: "noDefaultValue")
        ]
      )
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
