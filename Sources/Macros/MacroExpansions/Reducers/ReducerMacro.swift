import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Reducer`: a feature's conformance, the attributes of its nested types and its body, and the
/// parts of it that have nothing to say.
enum ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.canBeReducer else { return [] }
    let conformances = (declaration.is(EnumDeclSyntax.self) ? ["CaseReducer"] : []) + ["Reducer"]
    let missing = conformances.filter { !declaration.lists($0, module: "ComposableArchitecture") }
    guard !missing.isEmpty else { return [] }
    return try [
      ExtensionDeclSyntax(
        """
        \(raw: declaration.availability)nonisolated extension \(type.trimmed): \
        \(raw: missing.map { "ComposableCore.\($0)" }.joined(separator: ", ")) {
        }
        """
      )
    ]
  }
}

extension ReducerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return EnumReducer(
        declaration, conformances: SynthesizedConformances(of: node), context: context
      ).members
    }
    guard declaration.canBeReducer else {
      throw DiagnosticsError(diagnostics: [.notAReducer(declaration, attribute: node)])
    }
    if declaration.is(StructDeclSyntax.self), let error = Diagnostic.arguments(of: node) {
      context.diagnose(error)
    }
    for method in declaration.memberBlock.members.compactMap({ ReduceMethod($0.decl) }) {
      context.diagnose(method.deprecation)
    }
    for body in declaration.memberBlock.members.compactMap({ ReducerBody($0.decl) }) {
      for chain in OperatorChain.all(in: body.binding) {
        context.diagnose(chain.warning(types: body.types.replacing("Self.", with: "")))
      }
    }
    // A reducer that says what it does says what of: `let body = EmptyReducer<Int, Never>()`.
    guard !declaration.hasReducerLogic else { return [] }
    let access = AccessLevel(ofMembersIn: declaration).prefix
    var members: [DeclSyntax] = []
    if !declaration.hasNestedType("State") {
      members.append(
        """
        @ComposableCore.ObservableState
        \(raw: access)nonisolated struct State: \
        Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
        \(raw: access)init() {}
        }
        """
      )
    }
    if !declaration.hasNestedType("Action") {
      members.append(
        """
        @CasePaths.CasePathable
        \(raw: access)nonisolated enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
        }
        """
      )
    }
    members.append("\(raw: access)let body = ComposableCore.EmptyReducer<State, Action>()")
    return members
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.canBeReducer else { return [] }
    if let nested = member.as(EnumDeclSyntax.self) { return attributes(ofNested: nested) }
    if let property = member.as(VariableDeclSyntax.self) { return attributes(ofBody: property) }
    return []
  }

  private static func attributes(ofNested declaration: EnumDeclSyntax) -> [AttributeSyntax] {
    guard ["State", "Action"].contains(declaration.name.text) else { return [] }
    var attributes: [AttributeSyntax] = []
    if !declaration.attributes.has("CasePathable"),
      !declaration.lists("CasePathable", module: "CasePaths")
    {
      attributes.append("@CasePaths.CasePathable")
    }
    if declaration.name.text == "State", !declaration.attributes.has("dynamicMemberLookup") {
      attributes.append("@dynamicMemberLookup")
    }
    return attributes
  }

  private static func attributes(ofBody property: VariableDeclSyntax) -> [AttributeSyntax] {
    guard !property.attributes.has("ReducerBuilder"), let body = ReducerBody(property) else {
      return []
    }
    return ["@ComposableCore.ReducerBuilder<\(raw: body.types)>"]
  }
}

extension DeclGroupSyntax {
  /// An actor is isolated, and a protocol and an extension store nothing.
  fileprivate var canBeReducer: Bool {
    [.structDecl, .enumDecl, .classDecl].contains(kind)
  }

  func hasNestedType(_ name: String) -> Bool {
    memberBlock.members.contains { member in
      switch member.decl.kind {
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .typeAliasDecl:
        member.decl.asProtocol((any NamedDeclSyntax).self)?.name.text == name
      default: false
      }
    }
  }

  /// Whether there is a `body` or a `reduce(into:action:)`.
  fileprivate var hasReducerLogic: Bool {
    memberBlock.members.contains { member in
      if let property = member.decl.as(VariableDeclSyntax.self) {
        return !property.isStatic && property.bindings.contains { $0.name == "body" }
      }
      if let method = member.decl.as(FunctionDeclSyntax.self) {
        return method.name.text == "reduce"
          && method.signature.parameterClause.parameters.map(\.firstName.text) == [
            "into", "action",
          ]
      }
      return false
    }
  }
}

extension Diagnostic {
  fileprivate static func notAReducer(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax
  ) -> Diagnostic {
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    let keyword = declaration.introducer
    return Diagnostic(
      node: attribute,
      message: MacroError(
        """
        '@Reducer' cannot be applied to \(declaration.kindName) type '\(name)': make it a struct, or \
        an enum of features
        """,
        id: "notAReducer"),
      fixIts: declaration.is(ActorDeclSyntax.self)
        ? [
          FixIt(
            message: MacroFixIt("Make '\(name)' a struct", id: "makeStruct"),
            changes: [
              .replace(
                oldNode: Syntax(keyword),
                newNode: Syntax(keyword.with(\.tokenKind, .keyword(.struct))))
            ])
        ] : []
    )
  }

  /// The error of arguments that only an enum takes.
  fileprivate static func arguments(of attribute: AttributeSyntax) -> Diagnostic? {
    guard let arguments = attribute.arguments else { return nil }
    var bare = attribute
    bare.leftParen = nil
    bare.arguments = nil
    bare.rightParen = nil
    return Diagnostic(
      node: arguments,
      message: MacroError("'@Reducer' takes no arguments on a struct", id: "arguments"),
      fixIt: FixIt(
        message: MacroFixIt("Remove the arguments", id: "removeArguments"),
        changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(bare))])
    )
  }
}
