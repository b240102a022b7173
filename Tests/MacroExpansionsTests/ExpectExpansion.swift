import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

/// Expects the source that macros turn a source into, and what they have to say against it.
///
/// - Parameters:
///   - macros: The macros to expand, under the names that the source gives them.
///   - conformances: Those that the compiler finds missing, of the ones that the macros declare.
///   - diagnostics: Each as `line:column: severity: message`, followed by its fix-its as
///     `fix-it: message: new source`.
func expectExpansion(
  of source: String,
  by macros: [String: any Macro.Type],
  missing conformances: [String] = [],
  is expected: String,
  diagnostics: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let expansion = Expansion(of: source, by: macros, missing: conformances)
  #expect(
    expansion.source == expected, "Expanded to:\n\(expansion.source)",
    sourceLocation: sourceLocation)
  #expect(expansion.diagnostics == diagnostics, sourceLocation: sourceLocation)
}

/// Expects what macros have to say against a source, whatever they turn it into.
///
/// - Parameter diagnostics: As ``expectExpansion(of:by:is:diagnostics:sourceLocation:)`` takes
///   them.
func expectDiagnostics(
  of source: String,
  by macros: [String: any Macro.Type],
  are diagnostics: [String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  #expect(
    Expansion(of: source, by: macros).diagnostics == diagnostics, sourceLocation: sourceLocation)
}

/// The source that macros turn a source into, to look for parts of it.
func expandedSource(of source: String, by macros: [String: any Macro.Type]) -> String {
  Expansion(of: source, by: macros).source
}

private struct Expansion {
  let source: String
  let diagnostics: [String]

  init(of source: String, by macros: [String: any Macro.Type], missing conformances: [String] = [])
  {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App.swift")]
    )
    let missing = conformances.map { TypeSyntax(stringLiteral: $0) }
    let expanded = file.expand(
      macroSpecs: macros.mapValues { MacroSpec(type: $0, conformances: missing) },
      contextGenerator: { node in
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2)
    )
    self.source = expanded.description
    diagnostics = context.diagnostics.flatMap { diagnostic in
      let location = context.location(
        for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "App.swift")
      let severity = diagnostic.diagMessage.severity
      return ["\(location.line):\(location.column): \(severity): \(diagnostic.message)"]
        + diagnostic.fixIts.map { "fix-it: \($0.message.message): \($0.newSource)" }
    }
  }
}

extension FixIt {
  fileprivate var newSource: String {
    changes.map { change in
      guard case .replace(_, let newNode) = change else { return "" }
      return newNode.description
    }
    .joined()
  }
}
