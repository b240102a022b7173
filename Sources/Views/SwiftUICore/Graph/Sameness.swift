/// Whether two values are known to be the same: by `==` where their type has it, by their bytes
/// where it has not. Bytes that differ may be padding; the values then count as different.
func areSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func areEqual<Known: Equatable>(_ lhs: Known) -> Bool { (rhs as? Known) == lhs }
  if let lhs = lhs as? any Equatable { return areEqual(lhs) }
  return withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in lhs.elementsEqual(rhs) }
  }
}
