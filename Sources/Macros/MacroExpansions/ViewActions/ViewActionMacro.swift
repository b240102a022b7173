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
    for send in StoreSends.all(in: declaration) { context.diagnose(send.warning) }
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
    let store = "let store: StoreOf<\(feature)>"
    let message = MacroError(
      "'@ViewAction' needs a store to send to: add '\(store)' to '\(name)'", id: "missingStore")
    return Diagnostic(
      node: declaration, message: message,
      fixIt: .insertingFirst(
        "\(AccessLevel(ofMembersIn: declaration).prefix)\(store)", into: declaration.memberBlock)
    )
  }
}

extension FixIt {
  fileprivate static func insertingFirst(
    _ source: String, into block: MemberBlockSyntax
  ) -> FixIt {
    let trivia = block.members.first?.leadingTrivia ?? .newline + .spaces(2)
    var member = MemberBlockItemSyntax(decl: "\(raw: source)" as DeclSyntax)
    member.leadingTrivia = trivia
    var inserted = block
    inserted.members = [member] + block.members
    return FixIt(
      message: MacroFixIt("Add '\(source)'", id: "addStore"),
      changes: [.replace(oldNode: Syntax(block), newNode: Syntax(inserted))]
    )
  }
}
