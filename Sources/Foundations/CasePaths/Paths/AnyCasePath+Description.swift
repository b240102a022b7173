extension AnyCasePath: CustomDebugStringConvertible {
  public var debugDescription: String {
    "AnyCasePath<\(nameWithoutModule(Root.self)), \(nameWithoutModule(Value.self))>"
  }
}

/// The name of a type as source in its own module writes it.
///
/// The reflected name qualifies each type in it: `Swift.Array<App.Outer.Inner>`. A name starts
/// where the character before it is no part of a name, and its first component is the module.
private func nameWithoutModule(_ type: Any.Type) -> String {
  var result = ""
  var name = Substring()
  func endName() {
    result += name.firstIndex(of: ".").map { name[name.index(after: $0)...] } ?? name
    name = ""
  }
  for character in String(reflecting: type) {
    if character == "." || character == "_" || character.isLetter || character.isNumber {
      name.append(character)
    } else {
      endName()
      result.append(character)
    }
  }
  endName()
  return result
}
