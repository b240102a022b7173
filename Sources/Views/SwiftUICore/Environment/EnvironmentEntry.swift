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
    (other as? EnvironmentEntry).map { areSame(value, $0.value) } ?? false
  }
}
