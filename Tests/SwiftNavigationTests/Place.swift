import DataFlow

/// A place whose value and writes can be looked at.
final class Place<Value>: _Location<Value> {
  var value: Value
  private(set) var writes = 0
  private(set) var transaction = Transaction()

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(_location: self) }

  override func get() -> Value { value }

  override func set(_ value: Value) {
    self.value = value
    writes += 1
    transaction = ._current
  }
}
