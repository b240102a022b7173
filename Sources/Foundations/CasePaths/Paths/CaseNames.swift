/// The names of the cases that a case key path leads through, for messages: the description of such a
/// key path has addresses in it on Linux, and no names.
final class CaseNames: Sendable {
  /// The names, unless one of the cases is made by hand and has none.
  let names: [String]?

  private init(_ names: [String]?) {
    self.names = names
  }

  func appending(_ name: StaticString?) -> CaseNames {
    guard let names, let name else { return CaseNames(nil) }
    return CaseNames(names + ["\(name)"])
  }

  /// The names on the way of a key path.
  static func of<Root, Value>(_ keyPath: CaseKeyPath<Root, Value>) -> [String]? {
    Case<Root>(names: CaseNames([]))[keyPath: keyPath].names?.names
  }

  /// The names of the case that a value is in and, as long as they are the wanted ones, of the cases
  /// that its payload is in.
  static func of(_ value: Any, along wanted: [String]) -> [String] {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value {
      return of(wrapped, along: wanted.first == "some" ? Array(wanted.dropFirst()) : wanted)
    }
    let name = mirror.children.first?.label ?? "\(value)"
    guard name == wanted.first, wanted.count > 1, let payload = mirror.children.first?.value else {
      return [name]
    }
    return [name] + of(payload, along: Array(wanted.dropFirst()))
  }
}

/// The names of the cases that a case key path leads through, as source writes them, for messages;
/// `nil` when one of the cases is made by hand and has none.
package func caseName<Root, Value>(of keyPath: CaseKeyPath<Root, Value>) -> String? {
  CaseNames.of(keyPath)?.joined(separator: ".")
}
