import Foundation

/// A setting holds a value of a type that the key cannot read, and what to do.
struct SettingTypeMismatch: Error, CustomStringConvertible, LocalizedError {
  let description: String

  var errorDescription: String? { description }

  init(_ key: String, holds value: Any, not type: Any.Type, isReplaced: Bool) {
    description = """
      The setting '\(key)' holds a value of type '\(typeName(Swift.type(of: value)))', not \
      '\(typeName(type))': use the type that it has, or another name. \
      \(isReplaced ? "The default has taken its place." : "It stays until the value changes.")
      """
  }
}
