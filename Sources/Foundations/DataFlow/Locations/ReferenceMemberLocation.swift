/// A member reached through a reference: writing it leaves the place of the reference alone.
final class ReferenceMemberLocation<Root, Value>: _Location<Value> {
  private let base: _Location<Root>
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ base: _Location<Root>, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value {
    base.get()[keyPath: keyPath]
  }

  override func set(_ value: Value) {
    base.get()[keyPath: keyPath] = value
  }

  override func isEqual(to other: _Location<Value>) -> Bool {
    guard let other = other as? ReferenceMemberLocation else { return false }
    return keyPath == other.keyPath && base.isEqual(to: other.base)
  }
}
