import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Perceptible`: a class whose properties are observed one by one.
enum PerceptibleMacro {}

extension PerceptibleMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member role says what is wrong with anything but a class. A class may have a conformance
    // already, of its own or of its superclass.
    guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    let missing = protocols.map(\.qualifiedName).joined(separator: ", ")
    return try [
      ExtensionDeclSyntax(
        """
        \(raw: declaration.availability)nonisolated extension \(type.trimmed): \(raw: missing) {
        }
        """
      )
    ]
  }
}

extension PerceptibleMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(ClassDeclSyntax.self) else {
      throw DiagnosticsError(diagnostics: [.notAClass(declaration, attribute: node)])
    }
    return members(of: declaration.name.trimmedDescription)
      .filter { !declaration.declares($0) }
  }

  private static func members(of type: String) -> [DeclSyntax] {
    [
      """
      @PerceptionCore.PerceptionIgnored private let _$perceptionRegistrar = \
      PerceptionCore.PerceptionRegistrar()
      """,
      """
      internal nonisolated func access<Member>(keyPath: Swift.KeyPath<\(raw: type), Member>) {
      _$perceptionRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<Member, Result>(
      keyPath: Swift.KeyPath<\(raw: type), Member>,
      _ mutation: () throws -> Result
      ) rethrows -> Result {
      try _$perceptionRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
      """
      private nonisolated func shouldNotifyObservers<Member>(_ old: Member, _ new: Member) \
      -> Swift.Bool {
      true
      }
      """,
      """
      private nonisolated func shouldNotifyObservers<Member: Swift.Equatable>\
      (_ old: Member, _ new: Member) -> Swift.Bool {
      old != new
      }
      """,
      """
      private nonisolated func shouldNotifyObservers<Member: Swift.AnyObject>\
      (_ old: Member, _ new: Member) -> Swift.Bool {
      old !== new
      }
      """,
      """
      private nonisolated func shouldNotifyObservers<Member: Swift.Equatable & Swift.AnyObject>\
      (_ old: Member, _ new: Member) -> Swift.Bool {
      old != new
      }
      """,
    ]
  }
}

extension PerceptibleMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(ClassDeclSyntax.self) else { return [] }
    if let properties = member.as(VariableDeclSyntax.self), properties.areSeveralToTrack {
      context.diagnose(.severalProperties(properties))
      return []
    }
    guard let property = ObservedProperty(member) else { return [] }
    let attributes = property.declaration.attributes
    let wrong = attributes.diagnose(
      [
        ("ObservationIgnored", "PerceptionIgnored"), ("ObservationTracked", "PerceptionTracked"),
      ],
      in: "Perceptible", context)
    guard !wrong, !attributes.has("PerceptionIgnored"), !attributes.has("PerceptionTracked")
    else { return [] }
    return ["@PerceptionCore.PerceptionTracked"]
  }
}

extension TypeSyntax {
  /// The name of one of the protocols, which no type of the source can hide.
  fileprivate var qualifiedName: String {
    trimmedDescription.hasSuffix("Observable")
      ? "Observation.Observable" : "PerceptionCore.Perceptible"
  }
}

extension ClassDeclSyntax {
  /// Whether the class itself declares a member that is to be generated.
  fileprivate func declares(_ member: DeclSyntax) -> Bool {
    let signature = member.signature
    return memberBlock.members.contains { $0.decl.signature == signature }
  }
}

extension DeclSyntax {
  /// What makes two members the same: the name, and of a function the labels and the constraints.
  fileprivate var signature: String? {
    if let property = self.as(VariableDeclSyntax.self) { return property.bindings.first?.name }
    guard let function = self.as(FunctionDeclSyntax.self) else { return nil }
    let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    let constraints = function.genericParameterClause?.parameters.map { parameter in
      let names = parameter.inheritedType?.trimmedDescription.split(separator: "&").map {
        $0.filter { $0 != " " }.split(separator: ".").last ?? ""
      }
      return names?.sorted().joined(separator: "&") ?? ""
    }
    return """
      \(function.name.text)(\(labels.joined()))<\(constraints?.joined(separator: ",") ?? "none")>
      """
  }
}

extension VariableDeclSyntax {
  /// Whether one declaration has several stored properties, which cannot be tracked.
  fileprivate var areSeveralToTrack: Bool {
    let isTuple = bindings.contains { $0.pattern.is(TuplePatternSyntax.self) }
    return bindingSpecifier.tokenKind == .keyword(.var) && !isStatic
      && (bindings.count > 1 || isTuple) && !attributes.has("PerceptionIgnored")
  }
}

extension Diagnostic {
  fileprivate static func severalProperties(_ properties: VariableDeclSyntax) -> Diagnostic {
    Diagnostic(
      node: properties,
      message: MacroError(
        "'@Perceptible' tracks one property a declaration: declare each with a 'var' of its own, "
          + "or leave them out with '@PerceptionIgnored'",
        id: "severalProperties")
    )
  }

  fileprivate static func notAClass(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax
  ) -> Diagnostic {
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    let kind = declaration.is(EnumDeclSyntax.self) ? "enumeration" : declaration.kindName
    return Diagnostic(
      node: attribute,
      message: MacroError(
        "'@Perceptible' cannot be applied to \(kind) type '\(name)'", id: "notAClass")
    )
  }
}
