import DataFlow

extension Binding {
  /// The same binding, which prints the old and the new value of each write.
  ///
  /// - Parameter prefix: What the lines begin with, the binding's type when it is empty.
  public func _printChanges(_ prefix: String = "") -> Binding {
    derived(PrintingLocation(_location, prefix: prefix.isEmpty ? "\(Self.self)" : prefix))
  }
}

/// Another place, whose writes are printed.
private final class PrintingLocation<Value>: _Location<Value> {
  private let base: _Location<Value>
  private let prefix: String

  init(_ base: _Location<Value>, prefix: String) {
    self.base = base
    self.prefix = prefix
  }

  override func get() -> Value {
    base.get()
  }

  override func set(_ value: Value) {
    print("\(prefix): \(String(reflecting: base.get())) = \(String(reflecting: value))")
    base.set(value)
  }

  override func isEqual(to other: _Location<Value>) -> Bool {
    guard let other = other as? PrintingLocation else { return false }
    return prefix == other.prefix && base.isEqual(to: other.base)
  }
}
