import DataFlow
import Foundation

/// A value in the environment that can be compared with another one.
protocol EnvironmentEquatable: AnyObject {
  func isEqual(to other: any EnvironmentEquatable) -> Bool
}

/// One value of an environment, shared by all the environments that hold it.
final class EnvironmentEntry<Value>: EnvironmentEquatable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  func isEqual(to other: any EnvironmentEquatable) -> Bool {
    guard let other = other as? EnvironmentEntry<Value> else { return false }
    if let value = value as? any Equatable { return Self.areEqual(value, other.value) }
    return withUnsafeBytes(of: value) { lhs in
      // Equal bytes are the same value; what differs may be padding, and then counts as a change.
      withUnsafeBytes(of: other.value) { rhs in lhs.elementsEqual(rhs) }
    }
  }

  private static func areEqual<Known: Equatable>(_ lhs: Known, _ rhs: Value) -> Bool {
    (rhs as? Known) == lhs
  }
}
