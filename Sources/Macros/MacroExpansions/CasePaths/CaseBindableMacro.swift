import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CaseBindable`: the paths of `@CasePathable`, and an enumeration of bindings, one to the
/// payload of each case.
enum CaseBindableMacro {}

extension CaseBindableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member role says what is wrong with the others.
    guard let declaration = declaration.as(EnumDeclSyntax.self) else { return [] }
    let isPathable = declaration.attributes.has("CasePathable")
    let paths =
      isPathable
      ? []
      : try CasePathableMacro.expansion(
        of: node, attachedTo: declaration, providingExtensionsOf: type,
        conformingTo: protocols, in: context)
    guard !declaration.lists("CaseBindable", module: "SwiftNavigation") else { return paths }
    return try paths + [
      ExtensionDeclSyntax(
        """
        \(raw: declaration.availability)nonisolated extension \(type.trimmed): \
        SwiftNavigation.CaseBindable {
        }
        """
      )
    ]
  }
}

extension CaseBindableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      throw DiagnosticsError(diagnostics: [
        Diagnostic(
          node: declaration.introducer,
          message: MacroError("'@CaseBindable' can only be applied to enums", id: "notAnEnum"))
      ])
    }
    let paths =
      declaration.attributes.has("CasePathable")
      ? []
      : try CasePathableMacro.expansion(
        of: node, providingMembersOf: declaration, conformingTo: protocols, in: context)
    return paths + bindings(root: declaration.name.text, cases: EnumCases(of: declaration))
  }

  private static func bindings(root: String, cases: EnumCases) -> [DeclSyntax] {
    let payloads = PayloadRewriter(root: root)
    let enumeration = cases.source { enumCase in
      enumCase.hasPayload
        ? """
        case \(enumCase.name)(SwiftNavigation._Binding<\(enumCase.payloadType(payloads.rewritten))>)
        """
        : "case \(enumCase.name)"
    }
    let bindings = cases.source { enumCase in
      let payload =
        enumCase.hasPayload
        ? "(binding._$payload(of: \\.\(enumCase.name), \(enumCase.payload)))" : ""
      return "case \(enumCase.pattern): return .\(enumCase.name)\(payload)"
    }
    return [
      """
      public nonisolated enum BindingEnumeration {
      \(raw: enumeration)
      }
      """,
      """
      public nonisolated static func _$caseBinding(\
      _ binding: SwiftNavigation._Binding<\(raw: root)>) -> BindingEnumeration {
      switch binding.wrappedValue {
      \(raw: bindings)
      }
      }
      """,
    ]
  }
}
