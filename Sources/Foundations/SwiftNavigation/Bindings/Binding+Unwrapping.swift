import DataFlow
import Foundation

extension Binding {
  /// A binding to the value of an optional; `nil` when there is none.
  ///
  /// When the optional becomes `nil` later, as while a screen for it goes away, the binding goes on
  /// with the last value: it is what reads give, and writes change that value only.
  public init?(unwrapping base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(unwrapping: base, default: value)
  }

  /// A binding to the value of an optional, or to a value of its own while there is none.
  ///
  /// - Parameter value: What the binding reads until the optional has a value. While it has none,
  ///   writes do not give it one: they change what the binding itself reads.
  public init(unwrapping base: Binding<Value?>, default value: Value) {
    self = base.derived(LastValueLocation(base._location, value))
  }
}

/// The value of the optional at another place, and the last one while that is `nil`.
private final class LastValueLocation<Wrapped>: _Location<Wrapped> {
  private let base: _Location<Wrapped?>
  private let lock = NSLock()
  private var last: Wrapped

  init(_ base: _Location<Wrapped?>, _ value: Wrapped) {
    self.base = base
    last = value
  }

  override func get() -> Wrapped {
    let value = base.get()
    return lock.withLock {
      if let value { last = value }
      return last
    }
  }

  override func set(_ value: Wrapped) {
    lock.withLock { last = value }
    // What is gone is not brought back.
    if base.get() != nil { base.set(value) }
  }

  /// Places of one optional are the same while it has a value; without one, each has its own.
  override func isEqual(to other: _Location<Wrapped>) -> Bool {
    guard let other = other as? LastValueLocation else { return false }
    return self === other || base.isEqual(to: other.base) && base.get() != nil
  }
}
