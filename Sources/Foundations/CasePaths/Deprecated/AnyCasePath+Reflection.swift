// Case paths from before macros: made of a case alone, whose payload is found by reflection. That
// takes far longer than what `@CasePathable` generates.

prefix operator /

/// The path to a case with a payload: `/Action.child`.
///
/// - Parameter embed: The case itself.
@available(*, deprecated, message: "Add '@CasePathable' and write a case key path: '\\.child'.")
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  .reflecting(embed)
}

/// The path to a case with a payload, of an optional.
@available(*, deprecated, message: "Add '@CasePathable' and write a case key path: '\\.child'.")
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root?
) -> AnyCasePath<Root?, Value> {
  .reflecting(embed)
}

/// The path to a case without a payload: `/Action.tapped`.
@available(*, deprecated, message: "Add '@CasePathable' and write a case key path: '\\.child'.")
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
  .reflecting(root)
}

/// The payload of a case, as a function: `actions.compactMap(/Action.child)`.
@_disfavoredOverload
@available(*, deprecated, message: "Add '@CasePathable' and read a member: 'compactMap(\\.child)'.")
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> (Root) -> Value? {
  AnyCasePath.reflecting(embed).extract
}

/// The path from a value to itself: `/Action.self`.
@available(*, deprecated, message: "Write the case key path '\\.self'.")
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath()
}

extension AnyCasePath {
  /// The path to a case with a payload.
  ///
  /// - Parameter embed: The case itself.
  @available(*, deprecated, message: "Add '@CasePathable' and write a case key path: '\\.child'.")
  public init(unsafe embed: @escaping (Value) -> Root) {
    self = .reflecting(embed)
  }

  /// The path to a case with a payload. The case is told from others by its name.
  fileprivate static func reflecting(_ embed: @escaping (Value) -> Root) -> AnyCasePath {
    // Not asked to be sendable: a case captures nothing, but the compiler takes one whose payload is
    // not sendable for a closure that is not.
    AnyCasePath(
      uncheckedEmbed: embed,
      extract: { root in
        guard let name = caseName(root), let value = payload(of: root, as: Value.self),
          caseName(embed(value)) == name
        else { return nil }
        return value
      },
      name: nil, payloadPlace: .elsewhere)
  }

  /// The path to a case without a payload.
  fileprivate static func reflecting(_ root: Root) -> AnyCasePath where Value == Void {
    let name = caseName(root)
    return AnyCasePath(
      uncheckedEmbed: { root },
      extract: { caseName($0) == name ? () : nil },
      name: nil, payloadPlace: .elsewhere)
  }
}

/// The name of the case that a value is in; `nil` for what is no enum. In an optional it is that of
/// the value in it.
private func caseName(_ root: Any) -> String? {
  let mirror = Mirror(reflecting: root)
  if mirror.displayStyle == .optional {
    return mirror.children.first.flatMap { caseName($0.value) }
  }
  guard mirror.displayStyle == .enum else { return nil }
  return openedCaseName(root)
}

private func openedCaseName<Root>(_ root: Root) -> String? {
  enumCaseName(root).map { String(cString: $0) }
}

/// What the runtime calls the case of a value: a mirror knows that of cases with a payload only.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Root>(_ root: Root) -> UnsafePointer<CChar>?

/// What the case of a value carries, if it has the type.
private func payload<Value>(of root: Any, as type: Value.Type) -> Value? {
  let mirror = Mirror(reflecting: root)
  guard let carried = mirror.children.first?.value else { return nil }
  if mirror.displayStyle == .optional { return payload(of: carried, as: type) }
  if let value = carried as? Value { return value }
  // A single payload with a label is a tuple of one.
  let tuple = Mirror(reflecting: carried)
  guard tuple.displayStyle == .tuple, tuple.children.count == 1 else { return nil }
  return tuple.children.first?.value as? Value
}
