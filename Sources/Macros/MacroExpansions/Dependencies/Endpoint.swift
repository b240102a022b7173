import SwiftSyntax

/// A closure property of a dependency client.
struct Endpoint {
  let property: VariableDeclSyntax
  let binding: PatternBindingSyntax
  /// The name as it is declared, with its back-ticks.
  let name: String
  /// The attributes of the closure's type: `@Sendable`, `@MainActor`.
  let attributes: AttributeListSyntax
  let function: FunctionTypeSyntax

  /// - Returns: `nil` when the property is no `var` with the type of a closure.
  init?(_ property: VariableDeclSyntax) {
    guard
      property.bindingSpecifier.tokenKind == .keyword(.var), !property.isStatic,
      let binding = property.bindings.first, property.bindings.count == 1, !binding.isComputed,
      let name = binding.name,
      let (attributes, function) = binding.typeAnnotation?.type.attributedFunction
    else { return nil }
    self.property = property
    self.binding = binding
    self.name = name
    self.attributes = attributes
    self.function = function
  }

  /// The name of the property that holds the closure.
  var storage: String { "_\(bareName)" }

  /// The name without back-ticks, for messages and for names made of it.
  var bareName: String { name.filter { $0 != "`" } }

  var parameters: TupleTypeElementListSyntax { function.parameters }

  var returnsVoid: Bool {
    ["Void", "()", "Swift.Void"].contains(function.returnClause.type.trimmedDescription)
  }

  var returnsOptional: Bool {
    let type = function.returnClause.type
    return type.is(OptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  /// Whether the closure can throw any error, and so the one of an unimplemented endpoint.
  var throwsAnyError: Bool {
    guard let clause = function.effectSpecifiers?.throwsClause else { return false }
    return clause.type.map { ["Error", "any Error"].contains($0.trimmedDescription) } ?? true
  }
}

extension TypeSyntax {
  /// The function type and its attributes, through parentheses: `(@Sendable () -> Void)`.
  var attributedFunction: (AttributeListSyntax, FunctionTypeSyntax)? {
    if let function = self.as(FunctionTypeSyntax.self) { return ([], function) }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.attributedFunction
    }
    guard
      let attributed = self.as(AttributedTypeSyntax.self),
      let (attributes, function) = attributed.baseType.attributedFunction
    else { return nil }
    return (AttributeListSyntax(Array(attributed.attributes) + Array(attributes)), function)
  }
}
