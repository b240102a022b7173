extension OrderedSet {
  /// Adds an element at the end, unless it is there already.
  ///
  /// - Returns: Whether it was added, and where it is.
  @discardableResult
  @inlinable public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    if let index = firstIndex(of: element) { return (false, index) }
    appendNew(element)
    return (true, members.count - 1)
  }

  /// Adds the elements that are not there yet, in their order.
  @inlinable public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Puts an element at a position, unless the set has it already.
  ///
  /// - Returns: Whether it was inserted, and where it is.
  @discardableResult
  @inlinable public mutating func insert(
    _ element: Element, at position: Int
  ) -> (inserted: Bool, index: Int) {
    if let index = firstIndex(of: element) { return (false, index) }
    insertNew(element, at: position)
    return (true, position)
  }

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
    if position < members.count { table.shiftPositions(from: position, up: false) }
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
    table = PositionTable()
  }

  @inlinable public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    table.swapMembers(at: i, j, of: members)
    members.swapAt(i, j)
  }
}

extension OrderedSet {
  /// Adds an element that the caller knows to be new.
  @inlinable mutating func appendNew(_ element: Element) {
    if table.hasRoom(toAddTo: members.count) {
      table.enter(element, at: members.count)
      members.append(element)
    } else {
      members.append(element)
      table = PositionTable(members)
    }
  }

  /// Inserts an element that the caller knows to be new.
  @inlinable mutating func insertNew(_ element: Element, at position: Int) {
    guard position < members.count else { return appendNew(element) }
    members.insert(element, at: position)
    if table.hasRoom(toAddTo: members.count - 1) {
      table.shiftPositions(from: position, up: true)
      table.enter(element, at: position)
    } else {
      table = PositionTable(members)
    }
  }

  /// Puts an element that the caller knows to be new in the place of another one.
  @inlinable mutating func replace(at position: Int, withNew element: Element) {
    table.removeMember(at: position, of: members)
    members[position] = element
    table.enter(element, at: position)
  }

  /// Takes the elements as they are: unique, in any order.
  @inlinable mutating func reset(toUnique elements: [Element]) {
    members = elements
    table = PositionTable(members)
  }
}
