/// The root and the values of case key paths: `KeyPath<Case<Route>, Case<Int>>` leads from a route
/// to the integer in one of its cases.
///
/// Code names it in key paths only: ``CasePathable/Cases``, ``CaseKeyPath``.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The way here from the root; none at the root itself.
  private let path: (any CasePathToValue<Value>)?

  private init(path: (any CasePathToValue<Value>)?) {
    self.path = path
  }

  /// The whole value: where every case key path starts.
  public init() {
    self.init(path: nil)
  }

  /// A case of `Root`.
  public init<Root>(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(path: AnyCasePath(embed: embed, extract: extract))
  }

  /// The case that a key path leads to.
  public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath]
  }

  /// The case of this case's payload.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  /// Continues through an optional payload as if it were there.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member?>>
  ) -> Case<Member> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath].some)
  }

  /// Embeds a value into the root that this case was reached from.
  public func _embed(_ value: Value) -> Any {
    guard let path else { return value }
    return path.embedInRoot(value)
  }

  /// Extracts this case's payload from the root that the case was reached from.
  public func _extract(from root: Any) -> Value? {
    guard let path else { return root as? Value }
    return path.extract(fromRoot: root)
  }

  /// The path from the root to this case, or `nil` when the case was reached from another type.
  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value>? {
    guard let path else { return AnyCasePath<Value, Value>() as? AnyCasePath<Root, Value> }
    return path as? AnyCasePath<Root, Value>
  }

  private func appending<Member>(_ member: AnyCasePath<Value, Member>) -> Case<Member> {
    guard let path else { return Case<Member>(path: member) }
    return Case<Member>(path: path.appendingMember(member))
  }
}

extension Case where Value: CasePathable {
  /// The case that no value is ever in.
  public var never: Case<Never> {
    appending(.never)
  }
}

extension AnyCasePath where Value == Never {
  fileprivate static var never: AnyCasePath {
    AnyCasePath(embed: absurd, extract: { _ in nil })
  }
}

/// Anything, from a value that cannot be.
@Sendable private func absurd<Value>(_ never: Never) -> Value {}
