import SwiftSyntax
import SwiftSyntaxMacros

/// `@_EntryDefaultValue` and `@_UITransactionDefaultValue`: a default value that is made anew for
/// each use.
///
/// As a macro of its own it leaves the type of the value to the compiler, which reads it off the
/// initial value.
enum EntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
    else { return [] }
    return ["get { \(value.trimmed) }"]
  }
}
