/// The root and the values of case key paths: `KeyPath<Case<Route>, Case<Int>>` leads from a route
/// to the integer in one of its cases.
///
/// Code names it in key paths only: ``CasePathable/Cases``, ``CaseKeyPath``.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The way here from the root; none at the root itself.
  private let path: (any CasePathToValue<Value>)?
  /// The names of the cases on the way, where they are asked for.
  let names: CaseNames?

  private init(path: (any CasePathToValue<Value>)?, names: CaseNames? = nil) {
    self.path = path
    self.names = names
  }

  /// The whole value, as the start of a way on which names are noted.
  init(names: CaseNames) {
    self.init(path: nil, names: names)
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
    let member = Value.allCasePaths[keyPath: keyPath]
    return appending(member, named: member.name)
  }

  /// Continues through an optional payload as if it were there.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member?>>
  ) -> Case<Member> where Value: CasePathable {
    let member = Value.allCasePaths[keyPath: keyPath]
    return appending(member.some, named: member.name)
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

  private func appending<Member>(
    _ member: AnyCasePath<Value, Member>, named name: StaticString?
  ) -> Case<Member> {
    let names = names?.appending(name)
    guard let path else { return Case<Member>(path: member, names: names) }
    return Case<Member>(path: path.appendingMember(member), names: names)
  }
}

extension Case where Value: CasePathable {
  /// The case that no value is ever in.
  public var never: Case<Never> {
    appending(.absent, named: "never")
  }
}

extension AnyCasePath where Value == Never {
  /// The path to a case that is never there.
  static var absent: AnyCasePath {
    AnyCasePath(embed: absurd, extract: { _ in nil })
  }
}

/// Anything, from a value that cannot be.
@Sendable private func absurd<Value>(_ never: Never) -> Value {}
