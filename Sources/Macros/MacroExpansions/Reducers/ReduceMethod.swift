import SwiftDiagnostics
import SwiftSyntax

/// A `reduce(into:action:)` in a feature, which a `body` is to take the place of.
struct ReduceMethod {
  private let method: FunctionDeclSyntax
  private let state: FunctionParameterSyntax
  private let action: FunctionParameterSyntax

  /// `nil` for a method that a reducer does not call.
  init?(_ declaration: DeclSyntax) {
    guard
      let method = declaration.as(FunctionDeclSyntax.self), method.name.text == "reduce",
      method.signature.effectSpecifiers == nil,
      method.signature.returnClause?.type.is(IdentifierTypeSyntax.self) == true
        || method.signature.returnClause?.type.is(MemberTypeSyntax.self) == true,
      case let parameters = Array(method.signature.parameterClause.parameters),
      parameters.count == 2, parameters[0].firstName.text == "into", parameters[0].isInout,
      parameters[1].firstName.text == "action", !parameters[1].isInout
    else { return nil }
    self.method = method
    (state, action) = (parameters[0], parameters[1])
  }

  var deprecation: Diagnostic {
    let fixIt = FixIt(
      message: MacroFixIt("Write a 'body' with a 'Reduce' instead", id: "replaceReduce"),
      changes: [.replace(oldNode: Syntax(method), newNode: Syntax(body))]
    )
    return Diagnostic(
      node: method.name,
      message: MacroError(
        "'reduce(into:action:)' is deprecated: write a 'body' with a 'Reduce' instead",
        id: "reduceMethod", severity: .warning),
      fixIts: method.body == nil ? [] : [fixIt]
    )
  }

  /// The body that does the same.
  private var body: DeclSyntax {
    let indentation = method.leadingTrivia.lastLineIndentation
    let unit =
      (method.body?.statements.first?.leadingTrivia.lastLineIndentation)
      .flatMap {
        $0.hasPrefix(indentation) && $0 != indentation ? $0.dropFirst(indentation.count) : nil
      }
      ?? "  "
    let statements = (method.body?.statements.description ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? $0 : unit + $0 }
      .joined(separator: "\n")
    let stateType = state.type.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? ""
    let actionType = action.type.trimmedDescription
    let type =
      stateType == "State" && actionType == "Action"
      ? "some ReducerOf<Self>" : "some Reducer<\(stateType), \(actionType)>"
    let access = method.modifiers.access.map { "\($0) " } ?? ""
    return """
      \(raw: method.leadingTrivia)\(raw: access)var body: \(raw: type) {
      \(raw: indentation)\(raw: unit)Reduce { \(raw: state.localName), \(raw: action.localName) in\
      \(raw: statements)
      \(raw: indentation)\(raw: unit)}
      \(raw: indentation)}
      """
  }
}

extension FunctionParameterSyntax {
  fileprivate var isInout: Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers
      .contains { $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout) }
      ?? false
  }

  fileprivate var localName: String { (secondName ?? firstName).text }
}

extension Trivia {
  /// What is before the first token of the line.
  fileprivate var lastLineIndentation: String {
    String(description.reversed().prefix { $0 == " " || $0 == "\t" }.reversed())
  }
}
