import SwiftSyntax

/// One case of an enum, in the forms that generated code writes it.
struct EnumCase {
  let element: EnumCaseElementSyntax
  let declaration: EnumCaseDeclSyntax

  init(_ element: EnumCaseElementSyntax, in declaration: EnumCaseDeclSyntax) {
    self.element = element
    self.declaration = declaration
  }

  /// The name as it is declared, with its back-ticks.
  var name: String { element.name.text }

  var parameters: [EnumCaseParameterSyntax] {
    element.parameterClause.map { Array($0.parameters) } ?? []
  }

  /// The type of the payload: the lone parameter's, a tuple of several, or `Void`.
  ///
  /// - Parameter rename: Rewrites the type of each parameter.
  func payloadType(_ rename: (TypeSyntax) -> TypeSyntax = { $0 }) -> String {
    let types = parameters.map { rename($0.payloadType).description }
    switch types.count {
    case 0: return "Swift.Void"
    case 1: return types[0]
    default:
      let members = zip(parameters, types).map { parameter, type in
        (parameter.label.map { "\($0): " } ?? "") + type
      }
      return "(\(members.joined(separator: ", ")))"
    }
  }

  /// Whether the payload is that of a lone parameter, and not a tuple or nothing.
  var hasOneParameter: Bool { parameters.count == 1 }

  /// Whether there is a payload.
  var hasPayload: Bool { !parameters.isEmpty }

  /// Whether values in this case have their payload in a box.
  func isIndirect(in root: EnumDeclSyntax) -> Bool {
    declaration.modifiers.has(.indirect) || root.modifiers.has(.indirect)
  }

  /// The expression that makes this case of its payload, `$0`.
  var construction: String {
    guard element.parameterClause != nil else { return ".\(name)" }
    let arguments = parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\($0): " } ?? "")
        + (hasOneParameter ? "$0" : "$0.\(index)") + (parameter.isAutoclosure ? "()" : "")
    }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The pattern that matches this case and binds its payload.
  var pattern: String { pattern() }

  /// The pattern that matches this case and binds the values of its payload.
  ///
  /// - Parameter prefix: What the names start with that the values get: `value0`, `value1`.
  func pattern(_ introducer: String = "let", binding prefix: String = "value") -> String {
    guard !parameters.isEmpty else { return ".\(name)" }
    return "\(introducer) .\(name)(\(bindings(prefix).joined(separator: ", ")))"
  }

  /// The payload, from what ``pattern`` binds.
  var payload: String {
    let bindings = bindings("value")
    return bindings.count == 1 ? bindings[0] : "(\(bindings.joined(separator: ", ")))"
  }

  private func bindings(_ prefix: String) -> [String] {
    parameters.indices.map { "\(prefix)\($0)" }
  }

  /// The comments right above the case, each on its line.
  var comments: String {
    var comments: [String] = []
    for piece in declaration.leadingTrivia {
      switch piece {
      case .newlines(let count) where count > 1: comments = []
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        comments.append(text)
      default: break
      }
    }
    return comments.map { "\($0)\n" }.joined()
  }
}

extension EnumCaseParameterSyntax {
  /// The label that a construction of the case writes.
  var label: String? {
    firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
  }

  fileprivate var isAutoclosure: Bool {
    type.as(AttributedTypeSyntax.self)?.attributes.has("autoclosure") ?? false
  }

  /// The type without the attributes that only parameters may have.
  fileprivate var payloadType: TypeSyntax {
    guard var type = type.trimmed.as(AttributedTypeSyntax.self) else { return type.trimmed }
    type.attributes = type.attributes.filter {
      guard let attribute = $0.as(AttributeSyntax.self) else { return true }
      return !attribute.isNamed("autoclosure") && !attribute.isNamed("escaping")
    }
    return TypeSyntax(type)
  }
}
