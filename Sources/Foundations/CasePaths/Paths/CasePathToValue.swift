/// A case path whose root is not part of its type, as that of a ``Case`` is not.
protocol CasePathToValue<Value>: Sendable {
  associatedtype Value

  func appendingMember<Member>(_ path: AnyCasePath<Value, Member>) -> any CasePathToValue<Member>
  func embedInRoot(_ value: Value) -> Any
  func extract(fromRoot root: Any) -> Value?
}

extension AnyCasePath: CasePathToValue {
  func appendingMember<Member>(
    _ path: AnyCasePath<Value, Member>
  ) -> any CasePathToValue<Member> {
    appending(path)
  }

  func embedInRoot(_ value: Value) -> Any {
    embed(value)
  }

  func extract(fromRoot root: Any) -> Value? {
    (root as? Root).flatMap(extract)
  }
}
