/// The value at another place as an optional; writing `nil` changes nothing.
final class WrappingLocation<Wrapped>: _Location<Wrapped?> {
  private let base: _Location<Wrapped>

  init(_ base: _Location<Wrapped>) {
    self.base = base
  }

  override func get() -> Wrapped? { base.get() }

  override func set(_ value: Wrapped?) {
    if let value { base.set(value) }
  }

  override func isEqual(to other: _Location<Wrapped?>) -> Bool {
    (other as? WrappingLocation).map { base.isEqual(to: $0.base) } ?? false
  }
}
