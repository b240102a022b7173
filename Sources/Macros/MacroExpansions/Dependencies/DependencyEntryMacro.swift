import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEntry`: a property of the dependencies over a key that is made for it.
enum DependencyEntryMacro {}

extension DependencyEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer role says what is wrong with a property that has no key.
    guard let entry = try? DependencyEntry(declaration, node, in: context) else {
      return declaration.placeholderAccessors
    }
    return [
      """
      get {
      #if DEBUG
      let _: DependenciesMacros._EntryMustBeANonisolatedVar? = #isolation
      #endif
      return self[\(raw: entry.key).self]
      }
      """,
      "set { self[\(raw: entry.key).self] = newValue }",
      "_modify { yield &self[\(raw: entry.key).self] }",
    ]
  }
}

extension DependencyEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    [try DependencyEntry(declaration, node, in: context).keyDeclaration]
  }
}

extension DependencyEntry {
  fileprivate var keyDeclaration: DeclSyntax {
    let access = access.prefix
    let values = values.map { name, value in
      // A computed value is made for each test; it needs a type.
      type == nil
        ? "\(access)static let \(name) = \(value.trimmed)"
        : "\(access)static var \(name): Value {\n\(value.trimmed)\n}"
    }
    let members = (type.map { ["\(access)typealias Value = \($0.trimmed)"] } ?? []) + values
    let keyProtocol = liveValue == nil ? "TestDependencyKey" : "DependencyKey"
    return """
      \(raw: isKeyPrivate ? "private " : access)nonisolated enum \(raw: key): \
      Dependencies.\(raw: keyProtocol) {
      \(raw: members.joined(separator: "\n"))
      }
      """
  }

  private var values: [(name: String, value: ExprSyntax)] {
    [("liveValue", liveValue), ("previewValue", previewValue), ("testValue", testValue)]
      .compactMap { name, value in value.map { (name, $0) } }
  }
}
