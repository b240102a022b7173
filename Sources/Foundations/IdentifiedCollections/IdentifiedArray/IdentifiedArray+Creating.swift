extension IdentifiedArray {
  /// An empty array whose elements have their identity at `id`.
  @inlinable public init(id: KeyPath<Element, ID>) {
    self.init(id: id, order: [], storage: [])
  }

  /// The elements of a sequence, which must have unique ids.
  @inlinable public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>)
  {
    if let array = elements as? Self {
      self = array
    } else if let slice = elements as? SubSequence {
      self.init(slice)
    } else {
      var order = OrderedSet<ID>()
      let storage = Array(elements)
      order.reserveCapacity(storage.count)
      for element in storage {
        let elementID = element[keyPath: id]
        guard order.append(elementID).inserted else {
          fatalError(
            "Duplicate id '\(elementID)': use 'IdentifiedArray(_:uniquingIDsWith:)' to choose "
              + "between elements that share an id"
          )
        }
      }
      self.init(id: id, order: order, storage: storage)
    }
  }

  /// The elements of a sequence whose ids the caller knows to be unique, which saves the check.
  @_disfavoredOverload
  @inlinable public init(
    uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>
  ) {
    let storage = Array(elements)
    let order = OrderedSet(unique: storage.map { $0[keyPath: id] })
    assert(
      Set(order).count == storage.count,
      "Pass elements with unique ids to 'IdentifiedArray(uncheckedUniqueElements:)', or use "
        + "'IdentifiedArray(_:uniquingIDsWith:)' to choose between elements that share an id"
    )
    self.init(id: id, order: order, storage: storage)
  }

  /// The elements of a sequence; of those that share an id, `combine` is given the one so far and
  /// the next, and returns the one to keep, which takes the place of the first.
  @inlinable public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    var order = OrderedSet<ID>()
    var storage: [Element] = []
    for element in elements {
      let (inserted, index) = order.append(element[keyPath: id])
      if inserted {
        storage.append(element)
      } else {
        storage[index] = try combine(storage[index], element)
      }
    }
    self.init(id: id, order: order, storage: storage)
  }

  @inlinable public init(_ other: Self) { self = other }

  @inlinable public init(_ slice: SubSequence) {
    let range = slice.startIndex..<slice.endIndex
    self.init(
      id: slice.base.id,
      order: OrderedSet(uncheckedUniqueElements: slice.base.order.members[range]),
      storage: Array(slice.base.storage[range])
    )
  }

  /// The elements of a sequence, which must have unique ids.
  @available(*, deprecated, renamed: "init(uniqueElements:id:)")
  @_disfavoredOverload
  @inlinable public init(_ elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id)
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  @inlinable public init() {
    self.init(id: \.id)
  }

  /// The elements of a sequence, which must have unique ids.
  @inlinable public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// The elements of a sequence whose ids the caller knows to be unique, which saves the check.
  @_disfavoredOverload
  @inlinable public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uncheckedUniqueElements: elements, id: \.id)
  }

  /// The elements of a sequence; of those that share an id, `combine` is given the one so far and
  /// the next, and returns the one to keep, which takes the place of the first.
  @inlinable public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(elements, id: \.id, uniquingIDsWith: combine)
  }

  /// The elements of a sequence, which must have unique ids.
  @available(*, deprecated, renamed: "init(uniqueElements:)")
  @_disfavoredOverload
  @inlinable public init(_ elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// The elements of the literal, which must have unique ids.
  @inlinable public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
