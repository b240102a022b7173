prefix operator /

/// The path to a case, from the function that makes a value in the case: `/Route.detail`.
///
/// It finds out by reflection what is in a value, so that it is slower than a case key path.
@available(
  *, deprecated,
  message: "Make the enum '@CasePathable' and use the case key path: '\\Route.Cases.detail'."
)
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> AnyCasePath<Root, Value> {
  ._$embedPart(embed) { root in
    guard
      let (name, payload) = reflectedCase(of: root),
      let value = payload as? Value ?? onlyElement(of: payload) as? Value,
      reflectedCase(of: embed(value))?.name == name
    else { return nil }
    return value
  }
}

/// The path to a case without a payload: `/Route.list`.
@available(
  *, deprecated,
  message: "Make the enum '@CasePathable' and use the case key path: '\\Route.Cases.list'."
)
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
  ._$embedPart({ root }) {
    reflectedCase(of: $0) == nil && String(describing: $0) == String(describing: root) ? () : nil
  }
}

/// What takes the payload out of a value in a case: `routes.compactMap(/Route.detail)`.
@available(
  *, deprecated,
  message:
    "Make the enum '@CasePathable' and '@dynamicMemberLookup': 'routes.compactMap(\\.detail)'."
)
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  let path: AnyCasePath<Root, Value> = /embed
  return { path.extract(from: $0) }
}

/// The name and the payload of the case that a value is in, if it has a payload.
private func reflectedCase(of root: Any) -> (name: String, payload: Any)? {
  let mirror = Mirror(reflecting: root)
  guard
    mirror.displayStyle == .enum || mirror.displayStyle == .optional,
    let child = mirror.children.first, let name = child.label
  else { return nil }
  return (name, child.value)
}

/// The payload itself where it has a label, as reflection makes a tuple of it then.
private func onlyElement(of payload: Any) -> Any? {
  let mirror = Mirror(reflecting: payload)
  guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
  return mirror.children.first?.value
}
