/// The name of a type as a source has it: with its outer types and generic arguments, without
/// modules; optionals, arrays and dictionaries are written `X?`, `[X]`, `[K: V]`.
func typeName(_ type: Any.Type) -> String {
  (type as? any SugaredType.Type)?.sugaredName ?? withoutModules(String(reflecting: type))
}

private protocol SugaredType {
  static var sugaredName: String { get }
}

extension Optional: SugaredType {
  fileprivate static var sugaredName: String { typeName(Wrapped.self) + "?" }
}

extension Array: SugaredType {
  fileprivate static var sugaredName: String { "[\(typeName(Element.self))]" }
}

extension Dictionary: SugaredType {
  fileprivate static var sugaredName: String {
    "[\(typeName(Key.self)): \(typeName(Value.self))]"
  }
}

/// A name as the runtime gives it, `Module.Outer.(unknown context at $1a).Inner<Module.Argument>`,
/// as a source has it: `Outer.Inner<Argument>`.
private func withoutModules(_ name: String) -> String {
  let name = name.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  // What starts with a dot belongs to the generic type before it, whose module is gone already.
  return name.replacing(/\.?[\w.]+/) { match in
    let path = match.output
    guard !path.hasPrefix("."), let dot = path.firstIndex(of: ".") else { return path }
    return path[path.index(after: dot)...]
  }
}
