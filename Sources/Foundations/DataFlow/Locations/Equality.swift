/// Whether two values are known to be equal: by `Equatable` where the type conforms, by identity
/// for objects that do not. Other values count as different.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func areEqual<Known: Equatable>(_ lhs: Known) -> Bool {
    lhs == rhs as? Known
  }
  if let lhs = lhs as? any Equatable { return areEqual(lhs) }
  guard Value.self is AnyClass else { return false }
  return lhs as AnyObject === rhs as AnyObject
}
