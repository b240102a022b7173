import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable`: a path for each case of an enum.
enum CasePathableMacro {}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member role says what is wrong with the others.
    guard
      let declaration = declaration.as(EnumDeclSyntax.self),
      EnumCases(of: declaration).firstOverload == nil
    else { return [] }
    let conformances = ["CasePathable", "CasePathIterable"]
      .filter { !declaration.lists($0, module: "CasePaths") }
      .map { "CasePaths.\($0)" }
    guard !conformances.isEmpty else { return [] }
    return try [
      ExtensionDeclSyntax(
        """
        \(raw: declaration.availability)nonisolated extension \(type.trimmed): \
        \(raw: conformances.joined(separator: ", ")) {
        }
        """
      )
    ]
  }
}

extension CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      throw DiagnosticsError(diagnostics: [.notAnEnum(declaration)])
    }
    let cases = EnumCases(of: declaration)
    if let overload = cases.firstOverload {
      throw DiagnosticsError(diagnostics: [.overloadedCase(overload)])
    }
    return members(of: declaration, cases: cases)
  }

  /// The paths of the cases of an enum, no two of which have one name.
  static func members(of declaration: EnumDeclSyntax, cases: EnumCases) -> [DeclSyntax] {
    let payloads = PayloadRewriter(root: declaration.name.text)
    let allCasePaths = allCasePaths(of: declaration, cases: cases, payloads: payloads)
    return [
      allCasePaths,
      "public nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ] + (payloads.mentionElement ? ["public typealias _$Element = Element"] : [])
  }

  private static func allCasePaths(
    of declaration: EnumDeclSyntax, cases: EnumCases, payloads: PayloadRewriter
  ) -> DeclSyntax {
    let root = declaration.name.text
    let element = "CasePaths.PartialCaseKeyPath<\(root)>"
    let properties = cases.source { enumCase in
      let payload = enumCase.payloadType(payloads.rewritten)
      // The compiler warns of a call whose argument has no values, but not of a reference.
      let embed =
        enumCase.hasOneParameter
        ? "(\(root).\(enumCase.name))" : " { \(enumCase.construction) } extract:"
      return """
        \(enumCase.comments)public var \(enumCase.name): CasePaths.AnyCasePath<\(root), \(payload)> {
        .\(enumCase.isIndirect(in: declaration) ? "_$embedIndirect" : "_$embed")\(embed) {
        guard case \(enumCase.pattern) = $0 else { return nil }
        return \(enumCase.payload)
        }
        }
        """
    }
    // Nothing can be said of a value of an enum without cases.
    // The paths ask, not a `switch`: the compiler refuses one over cases that no value can be in.
    let reflection =
      cases.isEmpty
      ? ""
      : cases.source {
        "if self.\($0.name).extract(from: root) != nil {\nreturn \\.\($0.name)\n}"
      } + "\nreturn \\.never"
    return """
      public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, \
      Swift.Sequence {
      public subscript(root: \(raw: root)) -> \(raw: element) {
      \(raw: reflection)
      }
      \(raw: properties)
      public func makeIterator() -> Swift.IndexingIterator<[\(raw: element)]> {
      \(raw: cases.isEmpty ? "let" : "var") allCasePaths: [\(raw: element)] = []
      \(raw: cases.source { "allCasePaths.append(\\.\($0.name))" })
      return allCasePaths.makeIterator()
      }
      }
      """
  }
}

/// Payload types as they have to be spelled inside `AllCasePaths`, which has a `Self` and, being a
/// sequence, an `Element` of its own.
final class PayloadRewriter: SyntaxRewriter {
  private let root: String
  private(set) var mentionElement = false

  init(root: String) {
    self.root = root
  }

  func rewritten(_ type: TypeSyntax) -> TypeSyntax {
    rewrite(type).cast(TypeSyntax.self)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard let node = super.visit(node).as(IdentifierTypeSyntax.self) else {
      return TypeSyntax(node)
    }
    switch node.name.text {
    case "Self":
      return TypeSyntax(node.with(\.name, .identifier(root)))
    case "Element":
      mentionElement = true
      return TypeSyntax(node.with(\.name, .identifier("_$Element")))
    default:
      return TypeSyntax(node)
    }
  }
}

extension Diagnostic {
  fileprivate static func notAnEnum(_ declaration: some DeclGroupSyntax) -> Diagnostic {
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    return Diagnostic(
      node: declaration.introducer,
      message: MacroError(
        "'@CasePathable' cannot be applied to \(declaration.kindName) type '\(name)'",
        id: "notAnEnum"
      )
    )
  }

  fileprivate static func overloadedCase(_ enumCase: EnumCase) -> Diagnostic {
    Diagnostic(
      node: enumCase.element.name,
      message: MacroError(
        "'@CasePathable' cannot be applied to overloaded case name '\(enumCase.name)'",
        id: "overloadedCaseName"
      )
    )
  }
}
