import SwiftSyntax
import SwiftSyntaxMacros

/// `@ReducerCaseEphemeral` and `@ReducerCaseIgnored`: marks on the cases of an enum reducer, for
/// `@Reducer` to read.
enum ReducerCaseMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
