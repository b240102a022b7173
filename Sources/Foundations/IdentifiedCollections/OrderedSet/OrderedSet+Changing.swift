extension OrderedSet {
  /// Adds an element at the end, unless it is there already.
  ///
  /// - Returns: Whether it was added, and where it is.
  @discardableResult
  @inlinable public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    let (index, bucket) = table.find(element, in: members)
    if let index { return (false, index) }
    if table.hasRoom(toAddTo: members.count) {
      table.enter(position: members.count, in: bucket)
      members.append(element)
    } else {
      members.append(element)
      table = PositionTable(members)
    }
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
    guard position < members.count else { return append(element) }
    if let index = firstIndex(of: element) { return (false, index) }
    insertNew(element, at: position)
    return (true, position)
  }

  /// Puts an element in the place of the equal one at a position.
  ///
  /// - Returns: The old element.
  @discardableResult
  @inlinable public mutating func update(_ element: Element, at position: Int) -> Element {
    let old = members[position]
    precondition(
      old == element,
      "The element to update with must equal the one at \(position): remove that one and insert "
        + "the new one instead"
    )
    members[position] = element
    return old
  }

  /// Puts an element in the place of the equal one, or at the end when there is none.
  ///
  /// - Returns: The old element.
  @discardableResult
  @inlinable public mutating func updateOrAppend(_ element: Element) -> Element? {
    updateOrInsert(element, at: count).originalMember
  }

  /// Puts an element in the place of the equal one, or at a position when there is none.
  ///
  /// - Returns: The old element, and where the new one is.
  @discardableResult
  @inlinable public mutating func updateOrInsert(
    _ element: Element, at position: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(element, at: position)
    return (inserted ? nil : update(element, at: index), index)
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
      table.shiftUp(from: position, of: members)
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
