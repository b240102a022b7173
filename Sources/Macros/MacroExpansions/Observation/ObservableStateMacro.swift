import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservableState`: state whose properties are observed one by one.
enum ObservableStateMacro {}

extension ObservableStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member role says what is wrong with anything but a struct and an enum.
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) else {
      return []
    }
    return try [
      ExtensionDeclSyntax(
        """
        \(raw: declaration.availability)nonisolated extension \(type.trimmed): \
        ComposableCore.ObservableState, Observation.Observable {
        }
        """
      )
    ]
  }
}

extension ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return ObservableEnum(declaration).members
    }
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      throw DiagnosticsError(diagnostics: [.notAValue(declaration, attribute: node)])
    }
    return members(properties: declaration.observedProperties)
  }

  private static func members(properties: [ObservedProperty]) -> [DeclSyntax] {
    var numbers: [String] = []
    for property in properties where !numbers.contains(property.name) {
      numbers.append(property.name)
    }
    let fields = numbers.enumerated().map { "static var \($1): Swift.Int { \($0) }" }
    let additions = properties.flatMap { property in
      let names = [property.name] + (property.isPresented ? ["$\(property.plainName)"] : [])
      return names.map {
        "fields.add(\\Self.\($0), \(property.field), storedAt: \\Self.\(property.storage))"
      }
    }
    return [
      "var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()",
      """
      public var _$id: ComposableCore.ObservableStateID {
      _$observationRegistrar.id
      }
      """,
      """
      public mutating func _$willModify() {
      _$observationRegistrar._$willModify()
      }
      """,
      """
      public mutating func _$separateFromCopies() {
      _$observationRegistrar.separateFromCopies()
      }
      """,
      """
      public static var _$fields: ComposableCore.ObservableStateFields<Self> {
      \(raw: additions.isEmpty ? "let" : "var") fields = \
      ComposableCore.ObservableStateFields<Self>(registrar: \\Self._$observationRegistrar)
      \(raw: additions.joined(separator: "\n"))
      return fields
      }
      """,
      """
      private enum _$Field {
      \(raw: fields.joined(separator: "\n"))
      }
      """,
    ]
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    guard let property = ObservedProperty(member) else {
      if let error = Diagnostic.severalProperties(in: member) { context.diagnose(error) }
      return []
    }
    let attributes = property.declaration.attributes
    let wrong = attributes.diagnose(
      [
        ("ObservationIgnored", "ObservationStateIgnored"),
        ("ObservationTracked", "ObservationStateTracked"),
        ("PresentationState", "Presents"),
      ],
      in: "ObservableState", context)
    if wrong { return [] }
    guard !property.isLeftAlone, !property.isPresented, !attributes.has("ObservationStateTracked")
    else { return [] }
    return ["@ComposableCore.ObservationStateTracked"]
  }
}

extension Diagnostic {
  /// The error of properties that would not be observed, as they are declared together.
  fileprivate static func severalProperties(in member: some DeclSyntaxProtocol) -> Diagnostic? {
    guard
      let variables = member.as(VariableDeclSyntax.self), !variables.isStatic,
      variables.bindingSpecifier.tokenKind == .keyword(.var),
      !variables.attributes.has("ObservationStateIgnored"),
      variables.bindings.count > 1
    else { return nil }
    return Diagnostic(
      node: variables.bindings,
      message: MacroError(
        """
        '@ObservableState' observes properties with a declaration of their own: declare each by \
        itself
        """,
        id: "severalProperties"))
  }

  fileprivate static func notAValue(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax
  ) -> Diagnostic {
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    return Diagnostic(
      node: attribute,
      message: MacroError(
        "'@ObservableState' cannot be applied to \(declaration.kindName) type '\(name)'",
        id: "notAValue"
      )
    )
  }
}
