extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { storage.count }

  /// The element at a position.
  ///
  /// Writing an element there keeps the count. When it has the id of another element, the two
  /// change places first; when its id is new, the element that was there is gone.
  /// `array[position].name = "…"` changes the element in place; its id must not change.
  @inlinable public subscript(position: Int) -> Element {
    get {
      checkElement(at: position, for: "subscript")
      return storage[position]
    }
    set {
      checkElement(at: position, for: "subscript")
      let id = identity(of: newValue)
      if let other = index(id: id) {
        identitiesChanged(losing: CollectionOfOne(id))
        order.swapAt(position, other)
        storage.swapAt(position, other)
      } else {
        identitiesChanged(losing: CollectionOfOne(order[position]))
        order.replace(at: position, withNew: id)
      }
      storage[position] = newValue
    }
    _modify {
      checkElement(at: position, for: "subscript")
      defer { checkIdentity(of: storage[position], is: order[position]) }
      yield &storage[position]
    }
  }

  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try storage.withContiguousStorageIfAvailable(body)
  }

  @inlinable public mutating func swapAt(_ i: Int, _ j: Int) {
    checkElement(at: i, for: "swapAt(_:_:)")
    checkElement(at: j, for: "swapAt(_:_:)")
    order.swapAt(i, j)
    storage.swapAt(i, j)
    identitiesChanged()
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Removes the elements of a range and inserts others in their place.
  ///
  /// A new element with the id of one outside the range is put in the place of that one instead. Of
  /// new elements that share an id the first is inserted, where the last of them would have been.
  @inlinable public mutating func replaceSubrange(
    _ range: Range<Int>, with newElements: some Collection<Element>
  ) {
    check(range, for: "replaceSubrange(_:with:)")
    removeSubrange(range)
    // From the back, so that the first of equal ids is the last to be written.
    var inserted = OrderedSet<ID>()
    var insertedElements: [Element] = []
    var replaced: [ID] = []
    for element in newElements.reversed() {
      if let index = index(id: element.id) {
        storage[index] = element
        replaced.append(element.id)
      } else {
        let (isNew, index) = inserted.append(element.id)
        if isNew {
          insertedElements.append(element)
        } else {
          insertedElements[index] = element
        }
      }
    }
    if range.lowerBound == count {
      for id in inserted.reversed() { order.appendNew(id) }
    } else {
      var ids = order.elements
      ids.insert(contentsOf: inserted.reversed(), at: range.lowerBound)
      order.reset(toUnique: ids)
    }
    storage.insert(contentsOf: insertedElements.reversed(), at: range.lowerBound)
    identitiesChanged(losing: replaced)
  }
}
