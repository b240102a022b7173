import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction(for:)`: lets a view send its feature's view actions with a bare `send`.
enum ViewActionMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.hasStore else {
      throw DiagnosticsError(diagnostics: [.missingStore(in: declaration, attribute: node)])
    }
    return try [
      ExtensionDeclSyntax(
        """
        \(raw: declaration.availability)extension \(type.trimmed): ComposableCore.ViewActionSending {
        }
        """
      )
    ]
  }
}

extension DeclGroupSyntax {
  fileprivate var hasStore: Bool {
    memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.name == "store" } ?? false
    }
  }
}

extension Diagnostic {
  /// The feature is the type named by `for: Feature.self`.
  fileprivate static func missingStore(
    in declaration: some DeclGroupSyntax, attribute: AttributeSyntax
  ) -> Diagnostic {
    let feature =
      attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
      .as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? "Feature"
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    return Diagnostic(
      node: declaration,
      message: MacroError(
        """
        '@ViewAction' needs a store to send to: add 'let store: StoreOf<\(feature)>' to '\(name)'
        """,
        id: "missingStore"
      )
    )
  }
}
