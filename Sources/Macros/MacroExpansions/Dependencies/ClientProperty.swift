import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// A stored property of a dependency client, as a parameter of its initialisers.
struct ClientProperty {
  /// The name as it is declared, with its back-ticks.
  let name: String
  let isEndpoint: Bool
  let access: AccessLevel
  /// The stored property to assign the parameter to.
  let storage: String
  /// The parameter with its default: `city: Swift.String = "Oslo"`.
  let parameter: String

  /// The properties of a declaration that an initialiser has to set, or may.
  static func all(in declaration: VariableDeclSyntax) throws -> [ClientProperty] {
    let isLet = declaration.bindingSpecifier.tokenKind == .keyword(.let)
    let access = AccessLevel(of: declaration.modifiers)
    return try declaration.bindings.compactMap { binding in
      guard let name = binding.name, !binding.isComputed else { return nil }
      if binding.initializer != nil, isLet || access == .private { return nil }
      return try ClientProperty(
        name: name,
        binding: binding,
        endpoint: Endpoint(declaration),
        isLet: isLet,
        access: access
      )
    }
  }

  private init(
    name: String, binding: PatternBindingSyntax, endpoint: Endpoint?, isLet: Bool,
    access: AccessLevel
  ) throws {
    self.name = name
    self.isEndpoint = endpoint != nil
    self.storage = endpoint?.storage ?? name
    self.access = access
    guard let type = binding.typeAnnotation?.type ?? binding.initializer?.value.literalType else {
      throw DiagnosticsError(diagnostics: [.typeAnnotationRequired(binding)])
    }
    let escaping = type.attributedFunction == nil ? "" : "@escaping "
    let defaultValue: String? =
      if isEndpoint {
        nil
      } else if let value = binding.initializer?.value {
        value.trimmedDescription
      } else {
        !isLet && type.is(OptionalTypeSyntax.self) ? "nil" : nil
      }
    parameter =
      "\(name): \(escaping)\(type.trimmed)" + (defaultValue.map { " = \($0)" } ?? "")
  }
}

extension ExprSyntax {
  /// The type that a literal has when nothing else says what it is.
  fileprivate var literalType: TypeSyntax? {
    switch kind {
    case .booleanLiteralExpr: "Swift.Bool"
    case .integerLiteralExpr: "Swift.Int"
    case .floatLiteralExpr: "Swift.Double"
    case .stringLiteralExpr: "Swift.String"
    default: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func typeAnnotationRequired(_ binding: PatternBindingSyntax) -> Diagnostic {
    var annotated = binding
    annotated.pattern = binding.pattern.trimmed
    annotated.typeAnnotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: "<#Type#>" as TypeSyntax,
      trailingTrivia: .space
    )
    return Diagnostic(
      node: binding,
      message: MacroError(
        "'@DependencyClient' requires '\(binding.name ?? "")' to have a type annotation",
        id: "typeAnnotationRequired"
      ),
      fixIt: .replace(
        message: MacroFixIt("Insert a type annotation", id: "insertTypeAnnotation"),
        oldNode: binding,
        newNode: annotated
      )
    )
  }
}
