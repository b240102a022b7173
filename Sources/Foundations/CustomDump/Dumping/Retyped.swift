/// A value that is shown as its members under the name of another type.
struct Retyped {
  let value: Any
  let type: Any.Type

  /// A value under the name of another type, or as it is where there is none.
  static func value(_ value: Any, as type: Any.Type?) -> Any {
    type.map { Retyped(value: value, type: $0) } ?? value
  }
}
