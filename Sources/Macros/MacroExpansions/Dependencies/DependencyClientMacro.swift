import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyClient`: makes endpoints of the closures of a struct, and its initialisers.
enum DependencyClientMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      declaration.is(StructDeclSyntax.self),
      let property = member.as(VariableDeclSyntax.self), property.isPartOfClient,
      Endpoint(property) != nil, !property.attributes.has("DependencyEndpoint")
    else { return [] }
    return ["@DependenciesMacros.DependencyEndpoint"]
  }
}

extension DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      throw DiagnosticsError(diagnostics: [.notAStruct(node)])
    }
    let properties = try declaration.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter(\.isPartOfClient)
      .flatMap(ClientProperty.all)
    guard properties.contains(where: \.isEndpoint) else { return [] }
    let access = properties.reduce(AccessLevel(ofMembersIn: declaration)) { min($0, $1.access) }
    let probe = declaration.attributes.has("MainActor") ? [] : [isolationProbe]
    return [
      initializer(of: properties, access: access, probe),
      initializer(of: properties.filter { !$0.isEndpoint }, access: access),
    ]
  }

  /// What the compiler refuses where all that says nothing else belongs to the main actor.
  private static let isolationProbe = """
    #if DEBUG
    let _: DependenciesMacros._ClientMustBeANonisolatedStruct? = #isolation
    #endif
    """

  private static func initializer(
    of properties: [ClientProperty], access: AccessLevel, _ probe: [String] = []
  ) -> DeclSyntax {
    let assignments = properties.map { "self.\($0.storage) = \($0.name)" } + probe
    guard !properties.isEmpty else { return "\(raw: access.prefix)init() {}" }
    return """
      \(raw: access.prefix)init(
      \(raw: properties.map(\.parameter).joined(separator: ",\n"))
      ) {
      \(raw: assignments.joined(separator: "\n"))
      }
      """
  }
}

extension VariableDeclSyntax {
  fileprivate var isPartOfClient: Bool {
    !isStatic && !attributes.has("DependencyEndpointIgnored") && !attributes.has("Dependency")
  }
}

extension Diagnostic {
  fileprivate static func notAStruct(_ node: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      node: node,
      message: MacroError(
        "'@DependencyClient' can only be applied to struct types", id: "notAStruct")
    )
  }
}
