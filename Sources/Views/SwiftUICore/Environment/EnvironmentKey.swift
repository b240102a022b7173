/// A value in the environment: its type, and what it is where nobody set it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
