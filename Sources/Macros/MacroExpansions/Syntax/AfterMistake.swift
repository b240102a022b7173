import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

// The compiler adds misleading errors of its own where an expansion lacks what its macro promises, so
// after a mistake macros expand to something well-formed that never runs.

extension DeclSyntaxProtocol {
  /// Accessors for a property that a macro has refused, where it can have any.
  var placeholderAccessors: [AccessorDeclSyntax] {
    guard
      let property = self.as(VariableDeclSyntax.self), property.bindings.count == 1,
      property.bindings.first?.isComputed == false
    else { return [] }
    return ["get { Swift.fatalError() }", "set { Swift.fatalError() }"]
  }
}

extension MacroExpansionContext {
  /// The result of the body, or `nil` after showing what it has to say against the source.
  func diagnosing<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch let error as DiagnosticsError {
      for diagnostic in error.diagnostics { diagnose(diagnostic) }
    } catch {
      preconditionFailure("A macro throws nothing but diagnostics: \(error)")
    }
    return nil
  }
}
