extension DependencyValues {
  /// Where a client is among the dependencies, for the messages of its endpoints.
  package struct _ClientPlace {
    /// What comes after the values in source: `.weather`, or `[Weather.self]`.
    package let source: String
    /// Whether it was overridden in a scope, but is not in the current one.
    package let isOverriddenElsewhere: Bool
  }

  /// Finds a client that is a default that has been read, or an override.
  ///
  /// - Parameter name: The name of the client's type, without its module.
  package static func _place(ofClient name: String) -> _ClientPlace? {
    let storage = _current.storage
    let defaults = storage.cache.defaults
    guard
      let box = (Array(storage.overrides.values) + defaults.boxes).first(where: {
        $0.valueTypeName == name
      })
    else { return nil }
    let key = KeyIdentifier(box.key)
    return _ClientPlace(
      source: box.source,
      isOverriddenElsewhere: storage.overrides[key] == nil && defaults.isOverridden(key))
  }
}

extension DependencyBox {
  fileprivate var valueTypeName: String { valueTypeName(of: key) }

  private func valueTypeName<Key: TestDependencyKey>(of key: Key.Type) -> String {
    "\(Key.Value.self)"
  }

  /// A key that is read by itself is not behind a property but in a function.
  fileprivate var source: String {
    "\(property)".contains("(") ? "[\(key).self]" : ".\(property)"
  }
}
