/// The name of a type: nested in its outer types, without its module and its generic arguments.
///
/// - Parameter isSugared: Whether optionals, arrays and dictionaries are written `X?`, `[X]`, `[K:
///   V]`.
func typeName(_ type: Any.Type, isSugared: Bool = false) -> String {
  if isSugared, let type = type as? any SugaredType.Type {
    return type.sugaredName
  }
  return shortened(String(reflecting: type))
}

private protocol SugaredType {
  static var sugaredName: String { get }
}

extension Optional: SugaredType {
  fileprivate static var sugaredName: String { typeName(Wrapped.self, isSugared: true) + "?" }
}

extension Array: SugaredType {
  fileprivate static var sugaredName: String { "[\(typeName(Element.self, isSugared: true))]" }
}

extension Dictionary: SugaredType {
  fileprivate static var sugaredName: String {
    "[\(typeName(Key.self, isSugared: true)): \(typeName(Value.self, isSugared: true))]"
  }
}

/// A name as the runtime gives it, `Module.Outer.(unknown context at $1a).Inner<Module.Argument>`,
/// without what a reader can do without: `Outer.Inner`.
private func shortened(_ name: String) -> String {
  var result = ""
  var path: [Substring] = []
  var rest = name[...]
  func endPath() {
    // The first name of a path is a module; a name alone is not in one: `Any`, the label of a
    // tuple.
    result += path.dropFirst(path.count > 1 ? 1 : 0).joined(separator: ".")
    path = []
  }
  while let character = rest.first {
    if rest.hasPrefix("(unknown context at ") {
      rest = rest.drop { $0 != ")" }.dropFirst()
    } else if character == "<" {
      rest = afterGenericArguments(rest)
    } else if character == "." {
      rest = rest.dropFirst()
    } else if isPartOfName(character) {
      path.append(rest.prefix(while: isPartOfName))
      rest = rest.drop(while: isPartOfName)
    } else {
      endPath()
      result.append(character)
      rest = rest.dropFirst()
    }
  }
  endPath()
  return result
}

private func isPartOfName(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_" || character == "`"
}

/// What follows on the generic arguments that a text starts with.
private func afterGenericArguments(_ text: Substring) -> Substring {
  var depth = 0
  var previous: Character?
  for (index, character) in zip(text.indices, text) {
    switch character {
    case "<": depth += 1
    case ">" where previous != "-": depth -= 1
    default: break
    }
    if depth == 0 { return text[index...].dropFirst() }
    previous = character
  }
  return ""
}
