/// Whether values are equal: by their own `==` if they have one, otherwise by all that is in them.
struct Equality {
  /// The pairs of objects being compared, which count as equal meanwhile: so cycles end.
  private var pairs: Set<[ObjectIdentifier]> = []

  static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    var equality = Equality()
    return equality.areEqual(lhs, rhs)
  }

  mutating func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    if let lhs = lhs as? any _CustomDiffObject, let rhs = rhs as? any _CustomDiffObject,
      lhs._objectIdentifier == rhs._objectIdentifier
    {
      let (before, after) = lhs._customDiffValues
      return !pairs.insert([lhs._objectIdentifier]).inserted || areEqual(before, after)
    }
    if let lhs = lhs as? any Equatable {
      return lhs.isEqual(to: rhs)
    }
    let lhsMirror = Mirror(customDumping: lhs)
    let rhsMirror = Mirror(customDumping: rhs)
    guard lhsMirror.subjectType == rhsMirror.subjectType else { return false }
    if lhsMirror.displayStyle == .class {
      let lhs = ObjectIdentifier(lhs as AnyObject)
      let rhs = ObjectIdentifier(rhs as AnyObject)
      guard lhs != rhs, pairs.insert([lhs, rhs]).inserted else { return true }
    }
    let lhsChildren = lhsMirror.allChildren
    let rhsChildren = rhsMirror.allChildren
    guard lhsChildren.count == rhsChildren.count else { return false }
    if lhsChildren.isEmpty {
      return String(describing: lhs) == String(describing: rhs)
    }
    for (lhs, rhs) in zip(lhsChildren, rhsChildren) {
      guard lhs.label == rhs.label, areEqual(lhs.value, rhs.value) else { return false }
    }
    return true
  }

  /// Whether two elements of collections are one and the same, though maybe changed.
  static func areSame(_ lhs: Any, _ rhs: Any) -> Bool {
    if let lhs = lhs as? any Identifiable, let rhs = rhs as? any Identifiable {
      return lhs.erasedID == rhs.erasedID
    }
    if let lhs = lhs as? any _CustomDiffObject, let rhs = rhs as? any _CustomDiffObject {
      return lhs._objectIdentifier == rhs._objectIdentifier
    }
    return areEqual(lhs, rhs)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self).map { self == $0 } ?? false
  }
}

extension Identifiable {
  fileprivate var erasedID: AnyHashable { AnyHashable(id) }
}
