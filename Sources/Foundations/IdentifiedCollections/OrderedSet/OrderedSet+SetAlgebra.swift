extension OrderedSet {
  /// The elements of this set, followed by those of the other that it lacks.
  @inlinable public func union(_ other: some Sequence<Element>) -> OrderedSet {
    var result = self
    result.append(contentsOf: other)
    return result
  }

  /// The elements that the other has too, in the order of this set.
  @inlinable public func intersection(_ other: some Sequence<Element>) -> OrderedSet {
    let other = Set(other)
    return filter(other.contains)
  }

  /// The elements that the other does not have, in the order of this set.
  @inlinable public func subtracting(_ other: some Sequence<Element>) -> OrderedSet {
    let other = Set(other)
    return filter { !other.contains($0) }
  }

  /// The elements of this set that the other lacks, followed by those of the other that this one
  /// lacks.
  @inlinable public func symmetricDifference(_ other: some Sequence<Element>) -> OrderedSet {
    let other = OrderedSet(other)
    return subtracting(other).union(other.subtracting(self))
  }

  @inlinable public func isSubset(of other: some Sequence<Element>) -> Bool {
    let other = Set(other)
    return allSatisfy(other.contains)
  }

  @inlinable public func isSuperset(of other: some Sequence<Element>) -> Bool {
    other.allSatisfy(contains)
  }

  @inlinable public func isDisjoint(with other: some Sequence<Element>) -> Bool {
    !other.contains(where: contains)
  }

  /// The elements that satisfy a condition, in order.
  @inlinable public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> OrderedSet {
    OrderedSet(uncheckedUniqueElements: try members.filter(isIncluded))
  }
}
