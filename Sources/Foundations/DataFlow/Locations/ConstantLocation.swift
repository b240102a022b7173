/// A value that no write changes.
final class ConstantLocation<Value>: _Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }

  override func set(_ value: Value) {}

  override func isEqual(to other: _Location<Value>) -> Bool {
    (other as? ConstantLocation).map { areEqual(value, $0.value) } ?? false
  }
}
