import struct Foundation.IndexSet

extension IdentifiedArray {
  /// Removes the element with an id.
  ///
  /// - Returns: The element, `nil` when there was none.
  @discardableResult
  @inlinable public mutating func remove(id: ID) -> Element? {
    index(id: id).map { remove(at: $0) }
  }

  /// Removes the element that has the same *id*; it may differ in everything else.
  ///
  /// - Returns: The element, `nil` when there was none.
  @discardableResult
  @inlinable public mutating func remove(_ element: Element) -> Element? {
    remove(id: identity(of: element))
  }

  @discardableResult
  @inlinable public mutating func remove(at position: Int) -> Element {
    checkElement(at: position, for: "remove(at:)")
    identitiesChanged(losing: CollectionOfOne(order.remove(at: position)))
    return storage.remove(at: position)
  }

  @discardableResult
  @inlinable public mutating func removeFirst() -> Element {
    precondition(!isEmpty, "An empty IdentifiedArray has no first element to remove")
    return remove(at: 0)
  }

  @discardableResult
  @inlinable public mutating func removeLast() -> Element {
    precondition(!isEmpty, "An empty IdentifiedArray has no last element to remove")
    return remove(at: count - 1)
  }

  @inlinable public mutating func removeFirst(_ n: Int) {
    assert(
      0...count ~= n,
      "IdentifiedArray.removeFirst(_:) was asked to remove \(n), but the count is \(count)")
    removeSubrange(..<n)
  }

  @inlinable public mutating func removeLast(_ n: Int) {
    assert(
      0...count ~= n,
      "IdentifiedArray.removeLast(_:) was asked to remove \(n), but the count is \(count)")
    removeSubrange((count - n)...)
  }

  @inlinable public mutating func removeSubrange(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    check(range, for: "removeSubrange(_:)")
    identitiesChanged(losing: order.elements[range])
    order.removeSubrange(range)
    storage.removeSubrange(range)
  }

  @inlinable public mutating func removeSubrange(_ range: some RangeExpression<Int>) {
    removeSubrange(range.relative(to: self))
  }

  @inlinable public mutating func removeAll(keepingCapacity: Bool = false) {
    guard !isEmpty else { return }
    identitiesChanged(losing: order.elements)
    order.removeAll(keepingCapacity: keepingCapacity)
    storage.removeAll(keepingCapacity: keepingCapacity)
  }

  @inlinable public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    let kept = try indices.filter { try !shouldBeRemoved(storage[$0]) }
    guard kept.count < count else { return }
    arrange(kept)
  }

  /// Removes the elements at a set of positions: what `ForEach(…).onDelete` hands over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let last = offsets.last else { return }
    checkElement(at: last, for: "remove(atOffsets:)")
    arrange(indices.filter { !offsets.contains($0) })
  }

  /// The elements that satisfy a condition.
  @inlinable public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }
}
