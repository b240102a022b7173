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
      Changes(identities: old.map(identity), new.map(identity))
      ?? Changes(old, new, by: areSame)
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

  /// The changes between lists whose elements all have identities; otherwise `nil`.
  init?(identities old: [AnyHashable?], _ new: [AnyHashable?]) {
    var numbers: [AnyHashable: Int] = [:]
    numbers.reserveCapacity(old.count)
    func number(of identity: AnyHashable?) -> Int? {
      guard let identity else { return nil }
      if let number = numbers[identity] { return number }
      numbers[identity] = numbers.count
      return numbers.count - 1
    }
    let oldNumbers = old.compactMap(number)
    let isUnique = numbers.count == old.count
    let newNumbers = new.compactMap(number)
    guard oldNumbers.count == old.count, newNumbers.count == new.count else { return nil }
    let ordered = isUnique ? Changes(ordered: newNumbers, among: old.count) : nil
    self = ordered ?? Changes(oldNumbers, newNumbers, by: ==)
  }

  /// The changes from `0..<count` to a list in which what remains of it is still in order, found in
  /// one pass. `nil` where it is not.
  private init?(ordered new: [Int], among count: Int) {
    removed = Array(repeating: true, count: count)
    inserted = Array(repeating: true, count: new.count)
    var last = -1
    for (position, number) in new.enumerated() where number < count {
      // Also met when a number is there twice.
      guard number > last else { return nil }
      removed[number] = false
      inserted[position] = false
      last = number
    }
  }
}
