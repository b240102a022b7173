import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: nothing. A preview is never run, so its state needs no view around it.
enum PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
