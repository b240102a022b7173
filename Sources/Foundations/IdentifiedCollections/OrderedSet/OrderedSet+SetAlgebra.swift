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

  /// Whether all elements are in the other, and the other has more.
  @inlinable public func isStrictSubset(of other: some Sequence<Element>) -> Bool {
    let other = Set(other)
    return count < other.count && allSatisfy(other.contains)
  }

  /// Whether all elements of the other are in this set, and this set has more.
  @inlinable public func isStrictSuperset(of other: some Sequence<Element>) -> Bool {
    let other = Set(other)
    return other.count < count && other.allSatisfy(contains)
  }

  /// Whether the other has the same elements, in any order.
  @inlinable public func isEqualSet(to other: some Sequence<Element>) -> Bool {
    let other = Set(other)
    return other.count == count && other.allSatisfy(contains)
  }

  /// Adds the elements of the other that the set lacks, in their order.
  @inlinable public mutating func formUnion(_ other: some Sequence<Element>) {
    append(contentsOf: other)
  }

  /// Keeps the elements that the other has too.
  @inlinable public mutating func formIntersection(_ other: some Sequence<Element>) {
    self = intersection(other)
  }

  /// Removes the elements that the other has.
  @inlinable public mutating func subtract(_ other: some Sequence<Element>) {
    self = subtracting(other)
  }

  /// Removes the elements that the other has, and adds those of the other that the set lacks.
  @inlinable public mutating func formSymmetricDifference(_ other: some Sequence<Element>) {
    self = symmetricDifference(other)
  }
}
