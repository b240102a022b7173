import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEndpoint`: a closure property over a stored default that reports, and a method that
/// gives the closure's parameters their labels.
enum DependencyEndpointMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer role says what is wrong with a property that is none.
    guard let endpoint = declaration.as(VariableDeclSyntax.self).flatMap(Endpoint.init) else {
      return declaration.placeholderAccessors
    }
    return [
      "get { \(raw: endpoint.storage) }",
      "set { \(raw: endpoint.storage) = newValue }",
    ]
  }
}

extension DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let endpoint = declaration.as(VariableDeclSyntax.self).flatMap(Endpoint.init) else {
      throw DiagnosticsError(diagnostics: [.noEndpoint(node)])
    }
    if let warning = endpoint.fatalErrorWarning { context.diagnose(warning) }
    // What follows a mistake is well-formed, so that the mistake is all that the compiler shows.
    let method = endpoint.method(
      named: context.diagnosing { try methodName(in: node) } ?? nil)
    let closure =
      context.diagnosing { try endpoint.unimplementedClosure(in: context) }
      ?? endpoint.placeholderClosure
    let storage: DeclSyntax = """
      private var \(raw: endpoint.storage): \(endpoint.typeForStorage) = \(closure)
      """
    return [method, storage].compactMap { $0 }
  }

  /// The name that the attribute gives in `method:`, if it gives one.
  private static func methodName(in node: AttributeSyntax) throws -> String? {
    guard
      let argument = node.arguments?.as(LabeledExprListSyntax.self)?
        .first(where: { $0.label?.text == "method" })?.expression
    else { return nil }
    guard
      let name = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      name.isMethodName
    else { throw DiagnosticsError(diagnostics: [.invalidMethodName(argument)]) }
    return name
  }
}

extension Endpoint {
  fileprivate var typeForStorage: TypeSyntax {
    "\(raw: attributes.map { "\($0.trimmed) " }.joined())\(function.trimmed)"
  }

  /// The method that forwards to the closure, when it has a name of its own or labels to add.
  fileprivate func method(named methodName: String?) -> DeclSyntax? {
    guard methodName != nil || parameters.contains(where: { $0.secondName != nil }) else {
      return nil
    }
    let access = property.modifiers.access.map { "\($0) " } ?? ""
    let attributes = attributes.filter {
      $0.as(AttributeSyntax.self)?.isNamed("Sendable") == false
    }
    let signature = parameters.enumerated().map { index, parameter in
      "\(parameter.secondName?.text ?? "_") p\(index): \(parameter.type.trimmed)"
    }
    let arguments = parameters.enumerated().map { index, parameter in
      parameter.isInout ? "&p\(index)" : parameter.isAutoclosure ? "p\(index)()" : "p\(index)"
    }
    let effects = function.effectSpecifiers
    let call = [
      effects?.throwsClause == nil ? nil : "try", effects?.asyncSpecifier == nil ? nil : "await",
      "self.\(name)(\(arguments.joined(separator: ", ")))",
    ]
    return """
      \(raw: attributes.map { "\($0.trimmed) " }.joined())\(raw: access)func \
      \(raw: methodName ?? name)(\(raw: signature.joined(separator: ", "))) \
      \(raw: effects.map { "\($0.trimmed) " } ?? "")\(function.returnClause.trimmed) {
      \(raw: call.compactMap { $0 }.joined(separator: " "))
      }
      """
  }
}

extension TupleTypeElementSyntax {
  fileprivate var isInout: Bool {
    inoutKeyword != nil
      || type.as(AttributedTypeSyntax.self)?.specifiers.contains {
        $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
      } ?? false
  }

  fileprivate var isAutoclosure: Bool {
    type.as(AttributedTypeSyntax.self)?.attributes.has("autoclosure") ?? false
  }
}

extension String {
  /// Whether a method can have this name: an identifier, or a keyword in back-ticks.
  fileprivate var isMethodName: Bool {
    let isQuoted = count > 2 && first == "`" && last == "`"
    let name = isQuoted ? dropFirst().dropLast() : self[...]
    return (isQuoted || isValidSwiftIdentifier(for: .variableName))
      && (name.first?.isLetter == true || name.first == "_")
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Diagnostic {
  fileprivate static func noEndpoint(_ node: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      node: node,
      message: MacroError(
        "'@DependencyEndpoint' must be attached to a stored 'var' with the type of a closure",
        id: "noEndpoint"
      )
    )
  }

  fileprivate static func invalidMethodName(_ argument: ExprSyntax) -> Diagnostic {
    Diagnostic(
      node: argument,
      message: MacroError(
        "'method' must be the name of a method, as a string literal without interpolation",
        id: "invalidMethodName"
      )
    )
  }
}
