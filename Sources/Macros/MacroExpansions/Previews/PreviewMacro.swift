import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: nothing. The compiler has checked the preview against the macro's declaration by
/// then, and no tool here shows it.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
