/// A value that a child may carry for the layout that arranges it.
public protocol LayoutValueKey {
  associatedtype Value

  /// What a child without the value has.
  static var defaultValue: Value { get }
}
