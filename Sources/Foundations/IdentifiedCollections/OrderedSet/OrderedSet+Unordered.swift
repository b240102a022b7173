extension OrderedSet {
  /// The set as one whose order does not count: a `SetAlgebra`, equal to any other with the same
  /// elements.
  ///
  /// ```swift
  /// let ids: OrderedSet = [1, 2]
  /// ids.unordered == [2, 1]  // true
  /// ```
  public struct UnorderedView {
    @usableFromInline var base: OrderedSet

    @inlinable init(_ base: OrderedSet) {
      self.base = base
    }
  }

  /// The set as one whose order does not count; what is added through it comes last.
  @inlinable public var unordered: UnorderedView {
    get { UnorderedView(self) }
    _modify {
      var view = UnorderedView(self)
      // Given up meanwhile, so that the view is the only owner and changes in place.
      self = []
      defer { self = view.base }
      yield &view
    }
    set { self = newValue.base }
  }

  @inlinable public init(_ view: UnorderedView) {
    self = view.base
  }
}

extension OrderedSet.UnorderedView: SetAlgebra {
  @inlinable public init() {
    self.init([])
  }

  @inlinable public init(_ elements: some Sequence<Element>) {
    self.init(OrderedSet(elements))
  }

  @inlinable public init(arrayLiteral elements: Element...) {
    self.init(OrderedSet(elements))
  }

  @inlinable public var isEmpty: Bool { base.isEmpty }

  /// The number of elements.
  @inlinable public var count: Int { base.count }

  @inlinable public func contains(_ member: Element) -> Bool { base.contains(member) }

  @discardableResult
  @inlinable public mutating func insert(
    _ newMember: Element
  ) -> (inserted: Bool, memberAfterInsert: Element) {
    let (inserted, index) = base.append(newMember)
    return (inserted, base[index])
  }

  @discardableResult
  @inlinable public mutating func update(with newMember: Element) -> Element? {
    base.updateOrAppend(newMember)
  }

  @discardableResult
  @inlinable public mutating func remove(_ member: Element) -> Element? { base.remove(member) }

  @inlinable public func union(_ other: Self) -> Self { Self(base.union(other.base)) }

  @inlinable public func intersection(_ other: Self) -> Self { Self(base.intersection(other.base)) }

  @inlinable public func symmetricDifference(_ other: Self) -> Self {
    Self(base.symmetricDifference(other.base))
  }

  @inlinable public func subtracting(_ other: Self) -> Self { Self(base.subtracting(other.base)) }

  @inlinable public mutating func formUnion(_ other: Self) { base.formUnion(other.base) }

  @inlinable public mutating func formIntersection(_ other: Self) {
    base.formIntersection(other.base)
  }

  @inlinable public mutating func formSymmetricDifference(_ other: Self) {
    base.formSymmetricDifference(other.base)
  }

  @inlinable public mutating func subtract(_ other: Self) { base.subtract(other.base) }

  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.base.count == rhs.base.count && lhs.base.allSatisfy(rhs.base.contains)
  }
}

extension OrderedSet.UnorderedView: Hashable {
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(Set(base)) }
}

extension OrderedSet.UnorderedView: Sendable where Element: Sendable {}

extension OrderedSet.UnorderedView: CustomStringConvertible {
  public var description: String { base.description }
}

extension OrderedSet {
  /// The elements of this set, followed by those of the other that it lacks.
  @inlinable public func union(_ other: UnorderedView) -> OrderedSet { union(other.base) }

  /// The elements that the other has too, in the order of this set.
  @inlinable public func intersection(_ other: UnorderedView) -> OrderedSet {
    filter(other.contains)
  }

  /// The elements that the other does not have, in the order of this set.
  @inlinable public func subtracting(_ other: UnorderedView) -> OrderedSet {
    filter { !other.contains($0) }
  }

  /// The elements of this set that the other lacks, followed by those of the other that this one
  /// lacks.
  @inlinable public func symmetricDifference(_ other: UnorderedView) -> OrderedSet {
    symmetricDifference(other.base)
  }

  @inlinable public func isSubset(of other: UnorderedView) -> Bool { isSubset(of: other.base) }

  @inlinable public func isSuperset(of other: UnorderedView) -> Bool { isSuperset(of: other.base) }

  @inlinable public func isDisjoint(with other: UnorderedView) -> Bool {
    isDisjoint(with: other.base)
  }

  @inlinable public func isEqualSet(to other: UnorderedView) -> Bool { unordered == other }
}
