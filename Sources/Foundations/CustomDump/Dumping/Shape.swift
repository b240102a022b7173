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
    if let type = value as? any Any.Type {
      self = .text(typeName(type, isSugared: true) + ".self")
    } else if let value = value as? any CustomDumpStringConvertible {
      self = .text(value.customDumpDescription)
    } else if let object = value as? any _CustomDiffObject {
      self = .diffObject(object)
    } else if let value = value as? any CustomDumpRepresentable {
      self = .represented(value.customDumpValue)
    } else {
      let mirror = Mirror(customDumping: value)
      if mirror.displayStyle == .optional {
        self = .optional(mirror.children.first?.value)
      } else if let container = Container(value, mirror: mirror) {
        self = .container(container)
      } else if let string = value as? any StringProtocol {
        self = .string(String(string))
      } else {
        self = .text("\(value)")
      }
    }
  }
}

extension Mirror {
  /// The mirror of a value, the one it asks for if it does.
  init(customDumping value: Any) {
    self = (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
  }

  /// The members, those of superclasses first.
  var allChildren: [Child] {
    (superclassMirror?.allChildren ?? []) + children
  }
}
