/// How to put a value into a case of an enum, and how to get it out.
///
/// A case path is what a ``CaseKeyPath`` stands for. Code that works through the same case many
/// times looks the key path up once, with ``init(_:)``, and keeps the result.
@dynamicMemberLookup
// `@unchecked`: the public initialiser takes sendable closures only, the closures that
// `@CasePathable` generates capture nothing, and neither do the cases that the deprecated
// `/Action.child` is made of.
public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  // What is embedded is handed over: it goes into the root without a copy.
  @usableFromInline let _embed: (consuming Value) -> Root
  @usableFromInline let _extract: (Root) -> Value?
  /// The name of the case, for messages; only a path that `@CasePathable` generates has one.
  @usableFromInline let name: StaticString?

  /// Where a root in this path's case has the value.
  public let _payloadPlace: _PayloadPlace

  /// A path made of its two directions.
  ///
  /// - Parameters:
  ///   - embed: Makes a root in the case, from the case's payload.
  ///   - extract: The payload of the case, or `nil` when the root is in another case.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(uncheckedEmbed: embed, extract: extract, name: nil, payloadPlace: .elsewhere)
  }

  @inlinable
  init(
    uncheckedEmbed embed: @escaping (consuming Value) -> Root, extract: @escaping (Root) -> Value?,
    name: StaticString?, payloadPlace: _PayloadPlace
  ) {
    _embed = embed
    _extract = extract
    self.name = name
    _payloadPlace = payloadPlace
  }

  /// The path that `@CasePathable` generates, of closures that capture nothing.
  ///
  /// In a generic enum the compiler takes such closures to capture the generic arguments, and not
  /// to be sendable.
  ///
  /// - Parameter name: The name of the case: of the property that the path is made in.
  @inlinable
  public static func _$embed(
    _ embed: @escaping (consuming Value) -> Root, extract: @escaping (Root) -> Value?,
    name: StaticString = #function
  ) -> AnyCasePath {
    AnyCasePath(uncheckedEmbed: embed, extract: extract, name: name, payloadPlace: .root)
  }

  /// The same for the payload of an `indirect` case.
  @inlinable
  public static func _$embedIndirect(
    _ embed: @escaping (consuming Value) -> Root, extract: @escaping (Root) -> Value?,
    name: StaticString = #function
  ) -> AnyCasePath {
    AnyCasePath(uncheckedEmbed: embed, extract: extract, name: name, payloadPlace: .box)
  }

  /// The same for a part of a payload, or what only some values of a case have.
  @inlinable
  public static func _$embedPart(
    _ embed: @escaping (consuming Value) -> Root, extract: @escaping (Root) -> Value?,
    name: StaticString = #function
  ) -> AnyCasePath {
    AnyCasePath(uncheckedEmbed: embed, extract: extract, name: name, payloadPlace: .elsewhere)
  }

  /// The path from a value to itself.
  public init() where Root == Value {
    self.init(embed: { $0 }, extract: { $0 })
  }

  /// A root in this path's case.
  @inlinable
  public func embed(_ value: consuming Value) -> Root {
    _embed(value)
  }

  /// The payload of this path's case, or `nil` when `root` is in another case.
  @inlinable
  public func extract(from root: Root) -> Value? {
    _extract(root)
  }

  /// Changes the payload of this path's case where it lies.
  ///
  /// The root gives its payload up while the operation runs, so a payload that owns a large
  /// collection is the collection's only owner and changes it without a copy.
  ///
  /// - Returns: `nil`, with `operation` not run, when `root` is in another case.
  @inlinable
  public func _modify<Result>(
    _ root: inout Root, _ operation: (inout Value) -> Result
  ) -> Result? {
    guard var value = _extract(root) else { return nil }
    _ = consume root
    let result = operation(&value)
    root = _embed(value)
    return result
  }

  /// The path that continues into a case of this path's payload.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> AnyCasePath<Root, Member> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  func appending<Member>(_ path: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
    AnyCasePath<Root, Member>(
      uncheckedEmbed: { (value: consuming Member) in self.embed(path.embed(consume value)) },
      extract: { root in
        guard let value = self.extract(from: root) else { return nil }
        return path.extract(from: value)
      },
      name: nil,
      payloadPlace: .elsewhere
    )
  }
}
