extension IdentifiedArray {
  /// The element with an id, `nil` when there is none.
  ///
  /// Writing an element puts it in the place of the one with that id, or at the end when there is
  /// none; it must have the id it is written to. Writing `nil` removes. `array[id: x]?.name = "…"`
  /// changes the element in place.
  @inlinable public subscript(id id: ID) -> Element? {
    get { index(id: id).map { storage[$0] } }
    set {
      let index = index(id: id)
      switch (newValue, index) {
      case (let newValue?, let index?):
        checkIdentity(of: newValue, is: id)
        storage[index] = newValue
        identitiesChanged(losing: CollectionOfOne(id))
      case (let newValue?, nil):
        checkIdentity(of: newValue, is: id)
        appendNew(newValue, id: id)
      case (nil, let index?):
        remove(at: index)
      case (nil, nil):
        break
      }
    }
    _modify {
      let index = index(id: id)
      // The element is taken out of the storage for as long as the caller has it, by way of the
      // end, where that moves nothing else: a copy of it left in the storage would make every
      // change copy what it holds.
      var element: Element?
      if let index {
        storage.swapAt(index, storage.count - 1)
        element = storage.removeLast()
      }
      defer { putBack(element, id: id, at: index) }
      yield &element
    }
  }

  /// Ends a change in place of the element with an id, for which that was taken out.
  ///
  /// - Parameter index: Where it was, if it was there.
  @inlinable mutating func putBack(_ element: consuming Element?, id: ID, at index: Int?) {
    guard let index else {
      if let element { self[id: id] = element }
      return
    }
    if let element {
      checkIdentity(of: element, is: id)
      storage.append(element)
      storage.swapAt(index, storage.count - 1)
    } else {
      if index < storage.count { storage.append(storage.remove(at: index)) }
      order.remove(at: index)
      identitiesChanged(losing: CollectionOfOne(id))
    }
  }

  /// Gives the element with an id to `body`, to be changed where it lies; `body` must not change
  /// its id, which debug builds check: reading the id again costs more than all else here.
  ///
  /// - Returns: What `body` returns, `nil` when there is no such element.
  @inlinable public mutating func _withElement<Result>(
    id: ID, _ body: (inout Element) throws -> Result
  ) rethrows -> Result? {
    guard let index = index(id: id) else { return nil }
    #if DEBUG
      defer { checkIdentity(of: storage[index], is: id) }
    #endif
    return try body(&storage[index])
  }

  /// Puts an element in the place of the one at `position`, which must have the same id.
  ///
  /// - Returns: The old element.
  @discardableResult
  @inlinable public mutating func update(_ element: Element, at position: Int) -> Element {
    checkElement(at: position, for: "update(_:at:)")
    precondition(
      identity(of: element) == order[position],
      "The element to update with must match the identity of the element at \(position): "
        + "use 'array[position] = element' to replace it with another one"
    )
    let old = storage[position]
    storage[position] = element
    identitiesChanged(losing: CollectionOfOne(order[position]))
    return old
  }

  /// Puts an element in the place of the one with the same id, or at the end when there is none.
  ///
  /// - Returns: The old element.
  @discardableResult
  @inlinable public mutating func updateOrAppend(_ element: Element) -> Element? {
    updateOrInsert(element, at: count).originalMember
  }

  /// Puts an element in the place of the one with the same id, or at `position` when there is none.
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
