import SwiftSyntax

extension DeclModifierListSyntax {
  func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }
}

extension VariableDeclSyntax {
  var isStatic: Bool { modifiers.has(.static) || modifiers.has(.class) }
}

extension PatternBindingSyntax {
  /// Whether the property has a getter; observers leave it stored.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter?: true
    case .accessors(let accessors)?:
      accessors.contains {
        ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    @unknown default: true
    }
  }

  /// The name of the property, with its back-ticks, unless it is a tuple of properties.
  var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
}
