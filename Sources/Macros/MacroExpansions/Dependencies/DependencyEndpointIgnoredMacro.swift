import SwiftSyntax
import SwiftSyntaxMacros

/// `@DependencyEndpointIgnored`: a mark that `@DependencyClient` reads.
enum DependencyEndpointIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
