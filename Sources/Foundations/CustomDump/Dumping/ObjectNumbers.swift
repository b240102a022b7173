/// The objects met so far, numbered by their types.
struct ObjectNumbers {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var counts: [String: Int] = [:]
  private var visited: Set<ObjectIdentifier> = []
  /// Kept alive, so that no object gets the identity of an earlier one.
  private var objects: [AnyObject] = []

  /// What is written before the name of an object: `#n ` from the second of its type on.
  mutating func prefix(of object: AnyObject, named typeName: String) -> String {
    let number = number(of: ObjectIdentifier(object), named: typeName)
    return number == 0 ? "" : "#\(number) "
  }

  /// What is written before a shared value, `#n `, and the name of its type.
  mutating func prefix(of object: any _CustomDiffObject) -> (prefix: String, typeName: String) {
    let typeName =
      object._customDiffType.map { CustomDump.typeName($0) }
      ?? Traits.of(object._customDiffValues.1).name
    let number = number(of: object._objectIdentifier, named: "#" + typeName)
    return ("#\(number + 1) ", typeName)
  }

  private mutating func number(of id: ObjectIdentifier, named typeName: String) -> Int {
    if let number = numbers[id] { return number }
    let number = counts[typeName, default: 0]
    numbers[id] = number
    counts[typeName] = number + 1
    return number
  }

  /// Notes that an object is shown.
  ///
  /// - Returns: Whether it is for the first time.
  mutating func visit(_ object: AnyObject) -> Bool {
    guard visited.insert(ObjectIdentifier(object)).inserted else { return false }
    objects.append(object)
    return true
  }

  mutating func visit(_ object: any _CustomDiffObject) -> Bool {
    visited.insert(object._objectIdentifier).inserted
  }
}
