/// The value of the optional at another place. Once that is `nil`, reads give the value that it had
/// when the location was made, and writes are dropped: what is gone is not brought back.
final class UnwrappingLocation<Wrapped>: _Location<Wrapped> {
  private let base: _Location<Wrapped?>
  private let original: Wrapped

  init?(_ base: _Location<Wrapped?>) {
    guard let original = base.get() else { return nil }
    self.base = base
    self.original = original
  }

  override func get() -> Wrapped { base.get() ?? original }

  override func set(_ value: Wrapped) {
    if base.get() != nil { base.set(value) }
  }

  override func isEqual(to other: _Location<Wrapped>) -> Bool {
    (other as? UnwrappingLocation).map { base.isEqual(to: $0.base) } ?? false
  }
}
