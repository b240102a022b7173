import SwiftSyntax

/// A `body` that is computed, and says the types of the reducer that it is.
struct ReducerBody {
  let binding: PatternBindingSyntax

  /// The state and the action of `some Reducer<State, Action>` and of `some ReducerOf<Feature>`, as
  /// generic arguments.
  let types: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      binding.name == "body", binding.accessorBlock != nil,
      let reducer = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?.constraint,
      let (name, arguments) = reducer.nameAndGenericArguments
    else { return nil }
    self.binding = binding
    switch (name, arguments.count) {
    case ("Reducer", 2): types = "\(arguments[0]), \(arguments[1])"
    case ("ReducerOf", 1): types = "\(arguments[0]).State, \(arguments[0]).Action"
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// The last part of a name, `Reducer` of `ComposableArchitecture.Reducer<State, Action>`, and its
  /// generic arguments.
  var nameAndGenericArguments: (name: String, arguments: [String])? {
    let name: TokenSyntax
    let clause: GenericArgumentClauseSyntax?
    if let type = self.as(IdentifierTypeSyntax.self) {
      (name, clause) = (type.name, type.genericArgumentClause)
    } else if let type = self.as(MemberTypeSyntax.self) {
      (name, clause) = (type.name, type.genericArgumentClause)
    } else {
      return nil
    }
    return (name.text, clause?.arguments.map { $0.argument.trimmedDescription } ?? [])
  }
}
