/// How a value is shown.
enum Shape {
  /// As a text, as it is.
  case text(String)
  /// As the literal of a string.
  case string(String)
  /// As the value before and after a change of a shared one.
  case diffObject(any _CustomDiffObject)
  /// As another value.
  case represented(Any)
  /// As what is in it, if anything.
  case optional(Any?)
  /// As members between delimiters.
  case container(Container)

  init(_ value: Any) {
    let traits = Traits.of(value)
    self = Self.known(value, traits.form) ?? .reflecting(value, traits)
  }

  /// How a value is shown that says so by its type.
  private static func known(_ value: Any, _ form: Traits.Form) -> Shape? {
    switch form {
    case .nullReference: .text("(null pointer)")
    case .metatype:
      (value as? any Any.Type).map { .text(typeName($0, isSugared: true) + ".self") }
    case .text:
      (value as? any CustomDumpStringConvertible).map { .text($0.customDumpDescription) }
    case .diffObject: (value as? any _CustomDiffObject).map { .diffObject($0) }
    case .represented:
      (value as? any CustomDumpRepresentable).map { .represented($0.customDumpValue) }
    case .optional: (value as? any AnyOptional).map { .optional($0.wrapped) }
    case .retyped: (value as? Retyped).map { .container(Container($0)) }
    case .string: (value as? any StringProtocol).map { .string(String($0)) }
    case .leaf: .text(description(ofLeaf: value))
    case .reflected: nil
    }
  }

  private static func reflecting(_ value: Any, _ traits: Traits) -> Shape {
    let mirror = Mirror(customDumping: value, traits)
    if mirror.displayStyle == .optional {
      return .optional(mirror.children.first?.value)
    }
    if let container = Container(value, traits, mirror: mirror) {
      return .container(container)
    }
    return .text("\(value)")
  }
}

private func description(ofLeaf value: Any) -> String {
  switch value {
  case let value as Int: String(value)
  case let value as Bool: value ? "true" : "false"
  default: "\(value)"
  }
}

extension Mirror {
  /// The mirror of a value, the one it asks for if it does.
  init(customDumping value: Any, _ traits: Traits) {
    let reflectable = traits.isReflectable ? value as? any CustomDumpReflectable : nil
    self = reflectable?.customDumpMirror ?? Mirror(reflecting: value)
  }

  /// The members, those of superclasses first.
  var allChildren: [Child] {
    guard let superclassMirror else { return Array(children) }
    return superclassMirror.allChildren + children
  }
}
