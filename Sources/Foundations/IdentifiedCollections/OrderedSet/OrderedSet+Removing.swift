extension OrderedSet {
  /// Removes an element.
  ///
  /// - Returns: The element that was removed, `nil` when there was none.
  @discardableResult
  @inlinable public mutating func remove(_ element: Element) -> Element? {
    firstIndex(of: element).map { remove(at: $0) }
  }

  @discardableResult
  @inlinable public mutating func remove(at position: Int) -> Element {
    table.removeMember(at: position, of: members)
    let element = members.remove(at: position)
    if position < members.count { table.shiftDown(from: position, of: members) }
    return element
  }

  @inlinable public mutating func removeSubrange(_ range: Range<Int>) {
    if range.count == 1 || range.upperBound == members.count {
      for position in range.reversed() { remove(at: position) }
    } else {
      members.removeSubrange(range)
      table = PositionTable(members)
    }
  }

  @inlinable public mutating func removeAll(keepingCapacity: Bool = false) {
    members.removeAll(keepingCapacity: keepingCapacity)
    if keepingCapacity {
      table.removeAll()
    } else {
      table = PositionTable()
    }
  }

  @inlinable public mutating func removeSubrange(_ range: some RangeExpression<Int>) {
    removeSubrange(range.relative(to: self))
  }

  @discardableResult
  @inlinable public mutating func removeFirst() -> Element {
    precondition(!isEmpty, "An empty OrderedSet has no first element to remove")
    return remove(at: 0)
  }

  @discardableResult
  @inlinable public mutating func removeLast() -> Element {
    precondition(!isEmpty, "An empty OrderedSet has no last element to remove")
    return remove(at: count - 1)
  }

  @inlinable public mutating func removeFirst(_ n: Int) {
    removeSubrange(..<n)
  }

  @inlinable public mutating func removeLast(_ n: Int) {
    removeSubrange((count - n)...)
  }

  @inlinable public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    let kept = try members.filter { try !shouldBeRemoved($0) }
    if kept.count < count { reset(toUnique: kept) }
  }

  /// The elements that satisfy a condition, in order.
  @inlinable public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> OrderedSet {
    OrderedSet(uncheckedUniqueElements: try members.filter(isIncluded))
  }
}
