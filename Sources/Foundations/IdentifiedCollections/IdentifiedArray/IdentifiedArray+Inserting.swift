extension IdentifiedArray {
  /// Adds an element at the end, unless one with its id is there already, which then stays as it
  /// is.
  ///
  /// - Returns: Whether it was added, and where the element with its id is.
  @discardableResult
  @inlinable public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: count)
  }

  /// Adds the elements whose ids are not there yet, in their order.
  @inlinable public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Puts an element at a position, unless one with its id is there already, which then stays as it
  /// is.
  ///
  /// - Returns: Whether it was inserted, and where the element with its id is.
  @discardableResult
  @inlinable public mutating func insert(
    _ element: Element, at position: Int
  ) -> (inserted: Bool, index: Int) {
    assert(
      0...count ~= position || contains(element),
      "IdentifiedArray.insert(_:at:) was given position \(position), but the count is \(count)")
    let (inserted, index) = order.insert(identity(of: element), at: position)
    if inserted {
      storage.insert(element, at: position)
      identitiesChanged()
    }
    return (inserted, index)
  }

  /// Makes room for a number of elements, so that adding them allocates nothing.
  @inlinable public mutating func reserveCapacity(_ capacity: Int) {
    order.reserveCapacity(capacity)
    storage.reserveCapacity(capacity)
  }

  @inlinable mutating func appendNew(_ element: Element, id: ID) {
    order.appendNew(id)
    storage.append(element)
    identitiesChanged()
  }
}
