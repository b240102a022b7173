import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension AttributeListSyntax {
  /// Offers to rename the first attribute that belongs to another macro, and says whether there is
  /// one.
  func diagnose(
    _ names: [(wrong: String, right: String)], in macro: String,
    _ context: some MacroExpansionContext
  ) -> Bool {
    for (wrong, right) in names {
      let attribute = lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.isNamed(wrong) }
      if let attribute {
        context.diagnose(.wrongAttribute(attribute, wrong, in: macro, use: right))
        return true
      }
    }
    return false
  }
}

extension Diagnostic {
  fileprivate static func wrongAttribute(
    _ attribute: AttributeSyntax, _ wrong: String, in macro: String, use right: String
  ) -> Diagnostic {
    let name = attribute.attributeName
    let fixed = IdentifierTypeSyntax(name: .identifier(right))
      .with(\.trailingTrivia, name.trailingTrivia)
    return Diagnostic(
      node: attribute,
      message: MacroError(
        "'@\(wrong)' cannot be used in '@\(macro)': use '@\(right)' instead",
        id: "wrongAttribute"
      ),
      fixIt: FixIt(
        message: MacroFixIt("Use '@\(right)' instead", id: "renameAttribute"),
        changes: [.replace(oldNode: Syntax(name), newNode: Syntax(fixed))]
      )
    )
  }
}
