import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension Endpoint {
  /// The closure of an endpoint that nobody gave an implementation: it reports, then ends the
  /// call in the way that the closure's type allows.
  func unimplementedClosure(in context: some MacroExpansionContext) throws -> ExprSyntax {
    let report: CodeBlockItemSyntax = """
      DependenciesMacros._reportUnimplemented(client: \(literal: clientName(in: context)), \
      endpoint: \(literal: bareName))
      """
    guard let value = binding.initializer?.value else {
      guard let ending else { throw DiagnosticsError(diagnostics: [.defaultRequired(self)]) }
      return "{ \(raw: ignoredParameters)\n\(report)\(raw: ending)\n}"
    }
    guard var closure = value.as(ClosureExprSyntax.self) else {
      throw DiagnosticsError(
        diagnostics: [.defaultMustBeClosure(value)]
          + (value.calls("unimplemented") ? [.unimplementedIsNotNeeded(value)] : []))
    }
    if closure.loneFatalError != nil { return ExprSyntax(closure) }
    // The lone expression of a closure is its result; now it has company.
    if closure.statements.count == 1, case .expr(let result)? = closure.statements.first?.item {
      closure.statements = ["return \(result.trimmed)"]
    }
    let signature = closure.signature.map { " \($0.trimmed)" } ?? ""
    return "{\(raw: signature)\n\(report)\n\(closure.statements.trimmed)\n}"
  }

  /// What stands in for a closure that cannot be made; it is never called.
  var placeholderClosure: ExprSyntax { "{ \(raw: ignoredParameters)\nSwift.fatalError()\n}" }

  /// The statement that ends an unimplemented call, or `nil` when there is no value to return.
  private var ending: String? {
    if throwsAnyError { return "\nthrow DependenciesMacros.Unimplemented(\"\(bareName)\")" }
    if returnsVoid { return "" }
    return returnsOptional ? "\nreturn nil" : nil
  }

  fileprivate var ignoredParameters: String {
    parameters.isEmpty ? "" : "\(parameters.map { _ in "_" }.joined(separator: ", ")) in"
  }

  private func clientName(in context: some MacroExpansionContext) -> String {
    context.lexicalContext.lazy
      .compactMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.text }.first ?? "Self"
  }
}

extension Endpoint {
  /// The warning about a default that only ends the program, which it does before anything could be
  /// reported.
  var fatalErrorWarning: Diagnostic? {
    binding.initializer?.value.as(ClosureExprSyntax.self)?.loneFatalError
      .map(Diagnostic.valueIsBetterThanFatalError)
  }
}

extension ClosureExprSyntax {
  /// The call of `fatalError`, if the closure does nothing else.
  fileprivate var loneFatalError: ExprSyntax? {
    guard
      statements.count == 1, case .expr(let call)? = statements.first?.item,
      call.calls("fatalError")
    else { return nil }
    return call
  }
}

extension ExprSyntax {
  fileprivate func calls(_ function: String) -> Bool {
    guard let call = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
    let name =
      call.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? call.as(DeclReferenceExprSyntax.self)?.baseName
    return name?.text == function
  }
}

extension Diagnostic {
  fileprivate static func defaultRequired(_ endpoint: Endpoint) -> Diagnostic {
    var binding = endpoint.binding.trimmed
    let parameters = endpoint.ignoredParameters
    binding.initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: "{ \(raw: parameters)\(raw: parameters.isEmpty ? "" : " ")<#T#> }" as ExprSyntax
    )
    return Diagnostic(
      node: endpoint.binding,
      message: MacroError(
        "Default value required for non-throwing closure '\(endpoint.bareName)'",
        id: "defaultRequired"
      ),
      fixIt: .replace(
        message: MacroFixIt("Insert a default closure", id: "insertDefault"),
        oldNode: endpoint.binding,
        newNode: binding
      )
    )
  }

  fileprivate static func defaultMustBeClosure(_ value: ExprSyntax) -> Diagnostic {
    Diagnostic(
      node: value,
      message: MacroError(
        "'@DependencyEndpoint' default must be closure literal", id: "defaultMustBeClosure")
    )
  }

  fileprivate static func unimplementedIsNotNeeded(_ value: ExprSyntax) -> Diagnostic {
    Diagnostic(
      node: value,
      message: MacroError(
        "'@DependencyEndpoint' reports an unimplemented call by itself: give the value to return",
        id: "unimplementedIsNotNeeded", severity: .warning)
    )
  }

  fileprivate static func valueIsBetterThanFatalError(_ call: ExprSyntax) -> Diagnostic {
    Diagnostic(
      node: call,
      message: MacroError(
        """
        'fatalError' ends the tests that call this endpoint: return a mock value, so that the call is \
        reported and the tests go on
        """,
        id: "valueIsBetterThanFatalError", severity: .warning),
      fixIt: .replace(
        message: MacroFixIt(
          "Wrap it in a closure that is called to keep 'fatalError'", id: "wrapFatalError"),
        oldNode: call,
        newNode: "{ \(call.trimmed) }()" as ExprSyntax
      )
    )
  }
}
