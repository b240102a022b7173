/// A key path from an enum to the payload of one of its cases: `\Route.Cases.detail`, or `\.detail`
/// where the context names the types.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path from an enum to one of its cases, whatever the payload.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension KeyPath {
  /// Embeds a payload: `(\Route.Cases.detail)(1)` is `Route.detail(1)`.
  public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(value)
  }

  /// The case without a payload: `(\Route.Cases.list)()` is `Route.list`.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }
}

extension PartialKeyPath {
  /// Embeds a payload whose type is known at run time only.
  ///
  /// - Returns: `nil` when `value` is no payload of this path's case.
  @_disfavoredOverload
  public func callAsFunction<Enum>(_ value: Any) -> Enum? where Root == Case<Enum> {
    erasedCase(self)?.embedPayload(value) as? Enum
  }
}

/// Matches a value that is in the pattern's case: `case \.detail:`.
public func ~= <Root: CasePathable, Value>(
  pattern: CaseKeyPath<Root, Value>, value: Root
) -> Bool {
  AnyCasePath(pattern).extract(from: value) != nil
}

/// Never there, but what the compiler measures a misspelt case by: without it, the error of
/// `case .detial:` would be about key paths.
@available(*, unavailable, message: "Values that are not Equatable are matched by their case")
public func ~= <Root: CasePathable>(pattern: Root, value: Root) -> Bool {
  fatalError("Unavailable")
}
