import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A property of the dependencies, and the key to make for it.
struct DependencyEntry {
  let access: AccessLevel
  /// The name of the key.
  let key: String
  /// Whether only the property has to see the key.
  let isKeyPrivate: Bool
  /// The type that the property is annotated with.
  let type: TypeSyntax?
  let liveValue: ExprSyntax?
  let previewValue: ExprSyntax?
  let testValue: ExprSyntax?

  init(
    _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws {
    guard
      let property = declaration.as(VariableDeclSyntax.self),
      property.bindingSpecifier.tokenKind == .keyword(.var), !property.isStatic,
      let binding = property.bindings.first, property.bindings.count == 1, !binding.isComputed,
      let name = binding.name?.filter({ $0 != "`" }),
      let surroundings = context.lexicalContext.first?.as(ExtensionDeclSyntax.self),
      surroundings.extendedType.lastName == "DependencyValues"
    else { throw DiagnosticsError(diagnostics: [.wrongPlace(node)]) }
    let arguments = node.arguments?.as(LabeledExprListSyntax.self) ?? []
    func argument(_ label: String) -> ExprSyntax? {
      arguments.first { $0.label?.text == label }?.expression
    }
    type = binding.typeAnnotation?.type
    testValue = binding.initializer?.value
    liveValue = argument("liveValue")
    previewValue = argument("previewValue")
    guard testValue != nil || liveValue != nil else {
      throw DiagnosticsError(diagnostics: [.valueRequired(binding, name)])
    }
    let written = property.modifiers.access == nil ? surroundings.modifiers : property.modifiers
    access = max(.internal, AccessLevel(of: written))
    let givenName = try arguments.first { $0.label == nil }.flatMap {
      try Self.keyName($0.expression)
    }
    isKeyPrivate = givenName == nil && access == .internal
    key =
      if let givenName {
        givenName
      } else if isKeyPrivate {
        "__Key_\(name)"
      } else if let type, !type.baseName.isEmpty {
        "\(type.baseName)Key"
      } else {
        "\(name.prefix(1).uppercased())\(name.dropFirst())Key"
      }
  }

  private static func keyName(_ argument: ExprSyntax) throws -> String? {
    if argument.is(NilLiteralExprSyntax.self) { return nil }
    guard
      let name = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      name.isValidSwiftIdentifier(for: .variableName)
    else { throw DiagnosticsError(diagnostics: [.invalidKeyName(argument)]) }
    return name
  }
}

extension TypeSyntax {
  /// The last component of a plain or qualified name.
  fileprivate var lastName: String? {
    self.as(MemberTypeSyntax.self)?.name.text ?? self.as(IdentifierTypeSyntax.self)?.name.text
  }

  /// The names in the type, one after the other, without what is around them: `APIClient` of
  /// `[any APIClient]?`.
  fileprivate var baseName: String {
    if let lastName { return lastName }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.baseName }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.baseName
    }
    if let type = self.as(ArrayTypeSyntax.self) { return type.element.baseName }
    if let type = self.as(DictionaryTypeSyntax.self) {
      return type.key.baseName + type.value.baseName
    }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.baseName }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.baseName }
    if let type = self.as(TupleTypeSyntax.self) {
      return type.elements.map(\.type.baseName).joined()
    }
    if let type = self.as(CompositionTypeSyntax.self) {
      return type.elements.map(\.type.baseName).joined()
    }
    return ""
  }
}

extension Diagnostic {
  fileprivate static func wrongPlace(_ node: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      node: node,
      message: MacroError(
        """
        '@DependencyEntry' must be attached to a 'var' without accessors, in an extension of \
        'DependencyValues'
        """,
        id: "wrongPlaceOfEntry")
    )
  }

  fileprivate static func valueRequired(
    _ binding: PatternBindingSyntax, _ name: String
  ) -> Diagnostic {
    Diagnostic(
      node: binding,
      message: MacroError(
        """
        '@DependencyEntry' requires '\(name)' to have an initial value for tests, or a 'liveValue'
        """,
        id: "entryValueRequired")
    )
  }

  fileprivate static func invalidKeyName(_ argument: ExprSyntax) -> Diagnostic {
    Diagnostic(
      node: argument,
      message: MacroError(
        "The name of a key must be an identifier, as a string literal without interpolation",
        id: "invalidKeyName")
    )
  }
}
