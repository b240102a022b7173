/// A member of the value at another place; writing it writes the whole value back.
final class MemberLocation<Root, Value>: _Location<Value> {
  private let base: _Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ base: _Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value {
    base.get()[keyPath: keyPath]
  }

  override func set(_ value: Value) {
    var root = base.get()
    root[keyPath: keyPath] = value
    base.set(root)
  }

  override func isEqual(to other: _Location<Value>) -> Bool {
    guard let other = other as? MemberLocation else { return false }
    return keyPath == other.keyPath && base.isEqual(to: other.base)
  }
}
