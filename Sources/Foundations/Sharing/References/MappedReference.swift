/// What a function makes of a shared value, each time that it is read.
final class MappedReference<Base: Reference, Value>: Reference {
  private let base: Base
  private let transform: @Sendable (Base.Value) -> Value

  init(_ base: Base, _ transform: @escaping @Sendable (Base.Value) -> Value) {
    self.base = base
    self.transform = transform
  }

  var wrappedValue: Value { transform(base.wrappedValue) }
  var liveValue: Value { transform(base.liveValue) }
  var place: SharedPlace { base.place.appending(ObjectIdentifier(self)) }
  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }
  func load(then completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    base.load(then: completion)
  }
  func access() { base.access() }
  func touch() { base.touch() }
  var description: String { ".map(\(base), as: \(typeName(Value.self)).self)" }
}

extension Reference {
  func mapped<Member>(
    _ transform: @escaping @Sendable (Value) -> Member
  ) -> any Reference<Member> {
    MappedReference(self, transform)
  }
}
