import CustomDump
@_spi(Reflection) import Swift

/// A key path to a field of state as source spells it: `\Profile.State.name`.
///
/// The fields of observable state are computed, and key paths to those do not know their names. The
/// property that stores the field has the same one behind an underscore.
func fieldName<State>(_ keyPath: PartialKeyPath<State>) -> String {
  guard
    let offset = (State.self as? any ObservableState.Type)?.offset(ofFieldAt: keyPath),
    let name = nameOfStoredProperty(at: offset, in: State.self)
  else { return String(customDumping: keyPath) }
  return "\\\(shortName(of: State.self)).\(name.dropFirst())"
}

extension ObservableState {
  fileprivate static func offset(ofFieldAt keyPath: AnyKeyPath) -> Int? {
    _$fields.field(at: keyPath)?.offset
  }
}

private func nameOfStoredProperty(at offset: Int, in type: Any.Type) -> String? {
  var name: String?
  _ = _forEachField(of: type) { fieldName, fieldOffset, _, _ in
    if fieldOffset == offset { name = String(cString: fieldName) }
    return name == nil
  }
  return name
}
