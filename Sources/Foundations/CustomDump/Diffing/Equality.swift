/// Whether values are equal: by their own `==` if they have one, otherwise by all that is in them.
struct Equality {
  /// The pairs of objects being compared, which count as equal meanwhile: so cycles end.
  private var pairs: Set<[ObjectIdentifier]> = []

  static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    var equality = Equality()
    return equality.areEqual(lhs, rhs)
  }

  mutating func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    let lhsTraits = Traits.of(lhs)
    let rhsTraits = Traits.of(rhs)
    if lhsTraits.form == .nullReference || rhsTraits.form == .nullReference {
      return lhsTraits.form == rhsTraits.form
    }
    if let lhs = lhsTraits.diffObject(lhs), let rhs = rhsTraits.diffObject(rhs),
      lhs._objectIdentifier == rhs._objectIdentifier
    {
      let (before, after) = lhs._customDiffValues
      return !pairs.insert([lhs._objectIdentifier]).inserted || areEqual(before, after)
    }
    if let isEqual = lhsTraits.isEqual {
      return isEqual(lhs, rhs)
    }
    let lhsMirror = Mirror(customDumping: lhs, lhsTraits)
    let rhsMirror = Mirror(customDumping: rhs, rhsTraits)
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
    if let lhs = identity(of: lhs), let rhs = identity(of: rhs) { return lhs == rhs }
    return areEqual(lhs, rhs)
  }

  /// What tells an element of a collection from others even when it changes, if it has such.
  static func identity(of value: Any) -> AnyHashable? {
    let traits = Traits.of(value)
    return traits.id?(value)
      ?? traits.diffObject(value).map { AnyHashable($0._objectIdentifier) }
  }
}

extension Traits {
  fileprivate func diffObject(_ value: Any) -> (any _CustomDiffObject)? {
    form == .diffObject ? value as? any _CustomDiffObject : nil
  }
}
