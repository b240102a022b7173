import SwiftSyntax

/// A property of observable state that a macro puts a storage behind.
struct ObservedProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax

  /// The name as it is declared, with its back-ticks.
  let name: String

  /// `nil` for a property that nothing can be put behind: a constant, a static or a computed one.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let declaration = declaration.as(VariableDeclSyntax.self),
      declaration.bindingSpecifier.tokenKind == .keyword(.var), !declaration.isStatic,
      declaration.bindings.count == 1, let binding = declaration.bindings.first,
      !binding.isComputed, let name = binding.name
    else { return nil }
    self.declaration = declaration
    self.binding = binding
    self.name = name
  }

  /// The name without back-ticks, to make others of.
  var plainName: String { name.filter { $0 != "`" } }

  /// The name of the stored property behind this one.
  var storage: String { "_\(plainName)" }

  /// What the property is to the registrar.
  var field: String { "_$Field.\(name)" }

  var isPresented: Bool { declaration.attributes.has("Presents") }

  /// The type of a property that is written as an optional, without that.
  var wrappedType: String? {
    guard let type = binding.typeAnnotation?.type else { return nil }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription
    }
    guard let (name, arguments) = type.nameAndGenericArguments, name == "Optional" else {
      return nil
    }
    return arguments.first
  }

  /// Whether there is a `willSet` or a `didSet`.
  var hasObservers: Bool { binding.accessorBlock != nil }

  /// Whether the property is left as it is: it does not take part in observation, or does so by
  /// itself.
  var isLeftAlone: Bool {
    ["ObservationStateIgnored", "Shared", "SharedReader", "Fetch", "FetchAll", "FetchOne"]
      .contains { declaration.attributes.has($0) }
  }

  /// The modifiers that say how the value is kept: `weak`, `unowned`, `nonisolated(unsafe)`.
  var ownership: String {
    let modifiers = declaration.modifiers.filter {
      ["weak", "unowned", "nonisolated"].contains($0.name.text)
    }
    return modifiers.map { $0.trimmedDescription + " " }.joined()
  }

  /// The access modifiers, as the property itself has them: `public private(set)`.
  var access: String {
    let modifiers = declaration.modifiers.filter {
      ["public", "package", "internal", "fileprivate", "private", "open"].contains($0.name.text)
    }
    return modifiers.map { $0.trimmedDescription + " " }.joined()
  }
}

extension DeclGroupSyntax {
  /// The properties that the registrar of this type knows, in the order of their numbers.
  var observedProperties: [ObservedProperty] {
    observedProperties(in: memberBlock.members)
  }

  private func observedProperties(in members: MemberBlockItemListSyntax) -> [ObservedProperty] {
    members.flatMap { member -> [ObservedProperty] in
      if let block = member.decl.as(IfConfigDeclSyntax.self) {
        return block.clauses.flatMap { clause in
          clause.elements?.as(MemberBlockItemListSyntax.self).map(observedProperties(in:)) ?? []
        }
      }
      guard let property = ObservedProperty(member.decl), !property.isLeftAlone else { return [] }
      // '@Presents' refuses the others.
      return property.isPresented && property.wrappedType == nil ? [] : [property]
    }
  }
}
