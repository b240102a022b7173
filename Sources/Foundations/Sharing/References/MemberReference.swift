/// A member of a shared value.
// `@unchecked`: nothing in it changes; key paths that the compiler makes hold hashable constants.
final class MemberReference<Base: Reference, Member, Path: KeyPath<Base.Value, Member>>:
  Reference, @unchecked Sendable
{
  private let base: Base
  private let path: Path

  init(_ base: Base, _ path: Path) {
    self.base = base
    self.path = path
  }

  var wrappedValue: Member { base.wrappedValue[keyPath: path] }
  var liveValue: Member { base.liveValue[keyPath: path] }
  var place: SharedPlace { base.place.appending(path) }
  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }
  func load(then completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    base.load(then: completion)
  }
  func access() { base.access() }
  func touch() { base.touch() }
  var description: String { "\(base)[dynamicMember: \(path)]" }
}

extension MemberReference: MutableReference
where Base: MutableReference, Path: WritableKeyPath<Base.Value, Member> {
  func withLock<R>(
    _ body: (inout Member) throws -> R,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) rethrows -> R {
    try base.withLock(
      { try body(&$0[keyPath: path]) },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  var saveError: (any Error)? { base.saveError }
  func save(then completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    base.save(then: completion)
  }
}

extension Reference {
  func member<Member>(_ path: KeyPath<Value, Member>) -> any Reference<Member> {
    MemberReference(self, path)
  }
}

extension MutableReference {
  func member<Member>(_ path: WritableKeyPath<Value, Member>) -> any MutableReference<Member> {
    MemberReference(self, path)
  }
}
