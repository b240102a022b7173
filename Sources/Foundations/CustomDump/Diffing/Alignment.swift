/// How the elements of two lists stand opposite each other.
enum Alignment<Element> {
  /// Only the first list has it.
  case removed(Element)
  /// Only the second list has it.
  case inserted(Element)
  /// One stands in the place of another.
  case replaced(Element, Element)
  /// Both have it, changed or not.
  case matched(Element, Element)

  /// Aligns two lists such that as many elements as possible are matched.
  ///
  /// - Parameters:
  ///   - identity: What tells an element from others, if it has such: equal for two elements exactly
  ///     when they are the same.
  ///   - areSame: Whether two elements are the same.
  static func of(
    _ old: [Element], _ new: [Element], identity: (Element) -> AnyHashable?,
    areSame: (Element, Element) -> Bool
  ) -> [Alignment] {
    let changes =
      Changes(unique: old.map(identity), new.map(identity)) ?? Changes(old, new, by: areSame)
    var result: [Alignment] = []
    result.reserveCapacity(max(old.count, new.count))
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let isRemoved = i < old.count && changes.removed[i]
      let isInserted = j < new.count && changes.inserted[j]
      switch (isRemoved, isInserted) {
      case (true, true): result.append(.replaced(old[i], new[j]))
      case (true, false): result.append(.removed(old[i]))
      case (false, true): result.append(.inserted(new[j]))
      case (false, false): result.append(.matched(old[i], new[j]))
      }
      if isRemoved || !isInserted { i += 1 }
      if !isRemoved || isInserted { j += 1 }
    }
    return result
  }
}

/// Which elements are in one of two lists only.
private struct Changes {
  var removed: [Bool]
  var inserted: [Bool]

  /// The changes between lists of any elements, found in a time that grows with the square of how
  /// many there are.
  init<Element>(_ old: [Element], _ new: [Element], by areSame: (Element, Element) -> Bool) {
    removed = Array(repeating: false, count: old.count)
    inserted = Array(repeating: false, count: new.count)
    for change in new.difference(from: old, by: { areSame($1, $0) }) {
      switch change {
      case .remove(let offset, _, _): removed[offset] = true
      case .insert(let offset, _, _): inserted[offset] = true
      }
    }
  }

  /// The changes between lists whose elements all have identities of their own, and in which the
  /// elements of both are in the same order: found in one pass. Otherwise `nil`.
  init?(unique old: [AnyHashable?], _ new: [AnyHashable?]) {
    var positions: [AnyHashable: Int] = [:]
    positions.reserveCapacity(old.count)
    for (position, identity) in old.enumerated() {
      guard let identity, positions.updateValue(position, forKey: identity) == nil else {
        return nil
      }
    }
    removed = Array(repeating: true, count: old.count)
    inserted = Array(repeating: true, count: new.count)
    var last = -1
    for (position, identity) in new.enumerated() {
      guard let identity else { return nil }
      guard let old = positions[identity] else { continue }
      // Also met when an identity is there twice.
      guard old > last else { return nil }
      removed[old] = false
      inserted[position] = false
      last = old
    }
  }
}
