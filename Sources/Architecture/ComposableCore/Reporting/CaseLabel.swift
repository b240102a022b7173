import CasePaths

/// The name of an action with its case and the labels of its payload, but without values that could
/// be long: `Cart.Action.row(.element(id:, action: .tapped))`.
func caseLabel(of action: Any, abbreviated: Bool = false) -> String {
  if !abbreviated, let action = action as? any CustomDebugStringConvertible {
    return action.debugDescription
  }
  let mirror = Mirror(reflecting: action)
  let typeName = abbreviated ? "" : shortName(of: type(of: action))
  guard mirror.displayStyle == .enum else { return typeName }
  guard let child = mirror.children.first, let name = child.label else {
    return "\(typeName).\(action)"
  }
  let payload = payloadLabel(child.value)
  return payload.isEmpty ? "\(typeName).\(name)" : "\(typeName).\(name)(\(payload))"
}

private func payloadLabel(_ payload: Any) -> String {
  let mirror = Mirror(reflecting: payload)
  guard mirror.displayStyle == .tuple else {
    return mirror.displayStyle == .enum ? caseLabel(of: payload, abbreviated: true) : ""
  }
  return mirror.children.map { label, value in
    let isEnum = Mirror(reflecting: value).displayStyle == .enum
    let value = isEnum ? " \(caseLabel(of: value, abbreviated: true))" : ""
    // The mirror names members without a label `.0`, `.1`.
    let name = label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "_"
    return "\(name):\(value)"
  }
  .joined(separator: ", ")
}

/// What a message calls the case that a key path leads to. One made by hand has no name.
func caseLabel<Root, Value>(of keyPath: CaseKeyPath<Root, Value>) -> String {
  caseName(of: keyPath).map { "The case '\($0)'" } ?? "A case"
}

/// The name of a type without its module and generic arguments.
func shortName(of type: Any.Type) -> String {
  let name = String(reflecting: type).prefix { $0 != "<" }
  let components = name.split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
  return components.dropFirst(components.count > 1 ? 1 : 0).joined(separator: ".")
}
