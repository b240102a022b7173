import SwiftSyntax

extension DeclGroupSyntax {
  /// The `@available` attributes, also those inside `#if`, as source to put on an extension.
  var availability: String {
    attributes.availability.map { "\($0)\n" }.joined()
  }

  /// Whether the declaration itself lists a protocol, plain or qualified by its module.
  func lists(_ protocolName: String, module: String) -> Bool {
    inheritanceClause?.inheritedTypes.contains {
      [protocolName, "\(module).\(protocolName)"].contains($0.type.trimmedDescription)
    } ?? false
  }

  /// What introduces the declaration, in words: `struct`, `class`, `enum`, `actor`, …
  var kindName: String { introducer.text }
}

extension AttributeListSyntax {
  fileprivate var availability: [String] {
    filter { element in
      if let attribute = element.as(AttributeSyntax.self) { return attribute.isNamed("available") }
      return element.as(IfConfigDeclSyntax.self)?.clauses.contains { clause in
        clause.elements?.as(AttributeListSyntax.self)?.availability.isEmpty == false
      } ?? false
    }
    .map(\.trimmedDescription)
  }

  /// Whether one of the attributes has a name, plain or qualified by its module.
  func has(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.isNamed(name) ?? false }
  }
}

extension AttributeSyntax {
  /// Whether the attribute has a name, plain or qualified by its module, with any generic
  /// arguments.
  func isNamed(_ name: String) -> Bool {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text == name }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text == name
  }
}
