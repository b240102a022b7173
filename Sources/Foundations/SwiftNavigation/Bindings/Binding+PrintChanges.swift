import DataFlow

extension Binding {
  /// The same binding, which prints the old and the new value of each write.
  ///
  /// - Parameter prefix: What the lines begin with, the binding's type when it is empty.
  public func _printChanges(_ prefix: String = "") -> Binding {
    printingChanges(prefix) { print($0) }
  }

  package func printingChanges(
    _ prefix: String, with print: @escaping (String) -> Void
  ) -> Binding {
    let prefix = prefix.isEmpty ? "\(Self.self)" : prefix
    return derived(PrintingLocation(_location, prefix: prefix, print: print))
  }
}

/// Another place, whose writes are printed.
private final class PrintingLocation<Value>: _Location<Value> {
  private let base: _Location<Value>
  private let prefix: String
  private let print: (String) -> Void

  init(_ base: _Location<Value>, prefix: String, print: @escaping (String) -> Void) {
    self.base = base
    self.prefix = prefix
    self.print = print
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
