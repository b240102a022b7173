extension OrderedSet {
  @inlinable public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    table.swapMembers(at: i, j, of: members)
    members.swapAt(i, j)
  }

  @inlinable public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    reset(toUnique: try members.sorted(by: areInIncreasingOrder))
  }

  @inlinable public mutating func reverse() {
    reset(toUnique: members.reversed())
  }

  @inlinable public mutating func shuffle() {
    reset(toUnique: members.shuffled())
  }

  @inlinable public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    reset(toUnique: members.shuffled(using: &generator))
  }

  /// Moves the elements that satisfy a condition behind those that do not; the order among either
  /// may change.
  ///
  /// - Returns: The position of the first that satisfies it.
  @discardableResult
  @inlinable public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    var elements = members
    let pivot = try elements.partition(by: belongsInSecondPartition)
    reset(toUnique: elements)
    return pivot
  }

  /// The set with the changes of a difference made.
  ///
  /// - Returns: `nil` when they do not fit the set, or an element would be there twice.
  @inlinable public func applying(_ difference: CollectionDifference<Element>) -> OrderedSet? {
    guard let elements = members.applying(difference) else { return nil }
    let result = OrderedSet(elements)
    return result.count == elements.count ? result : nil
  }
}

extension OrderedSet where Element: Comparable {
  @inlinable public mutating func sort() {
    sort(by: <)
  }
}
