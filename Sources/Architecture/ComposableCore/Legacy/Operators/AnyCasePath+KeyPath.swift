import CasePaths

extension AnyCasePath {
  /// A key path that leads where this path does, for what is written for key paths.
  var keyPath: CaseKeyPath<Root, Value> {
    let path = PathReference(self)
    return \.[path]
  }
}

/// A case path as a key path can hold it.
private final class PathReference<Root, Value>: Hashable, Sendable {
  let path: AnyCasePath<Root, Value>

  init(_ path: AnyCasePath<Root, Value>) {
    self.path = path
  }

  static func == (lhs: PathReference, rhs: PathReference) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Case {
  fileprivate subscript<Member>(reference: PathReference<Value, Member>) -> Case<Member> {
    let path = reference.path
    return Case<Member>(embed: { path.embed($0) }, extract: { path.extract(from: $0) })
  }
}
