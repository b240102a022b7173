/// The name of ``AnyCasePath`` before there were case key paths.
@available(*, deprecated, renamed: "AnyCasePath")
public typealias CasePath<Root, Value> = AnyCasePath<Root, Value>

precedencegroup CaseAppendingPrecedence {
  associativity: left
  higherThan: MultiplicationPrecedence
}

infix operator .. : CaseAppendingPrecedence

extension AnyCasePath {
  /// The path that continues through another one.
  @available(*, deprecated, message: "Chain case key paths instead: '\\.a.b'.")
  public func appending<Member>(path: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
    appending(path)
  }

  /// The path that continues through another one.
  @available(*, deprecated, message: "Chain case key paths instead: '\\.a.b'.")
  public func `case`<Member>(_ path: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
    appending(path)
  }

  /// The path that continues through another one.
  @available(*, deprecated, message: "Chain case key paths instead: '\\.a.b'.")
  public static func .. <Member>(
    lhs: AnyCasePath, rhs: AnyCasePath<Value, Member>
  ) -> AnyCasePath<Root, Member> {
    lhs.appending(rhs)
  }
}
