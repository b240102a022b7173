/// A reference to a value that knows the value from before a change as well as the one after it, so
/// that a difference can be shown between an object and itself.
public protocol _CustomDiffObject {
  /// The value before and after the change.
  var _customDiffValues: (Any, Any) { get }

  /// The type to show the value as: its name stands before the members of the value. The value's own
  /// where it is `nil`.
  var _customDiffType: Any.Type? { get }

  /// Who the object is: two values with the same identity are references to one thing.
  var _objectIdentifier: ObjectIdentifier { get }
}

extension _CustomDiffObject {
  public var _customDiffType: Any.Type? { nil }
}

extension _CustomDiffObject where Self: AnyObject {
  public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(self) }
}
