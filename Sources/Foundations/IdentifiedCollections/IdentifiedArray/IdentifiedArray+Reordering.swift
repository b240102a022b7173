import struct Foundation.IndexSet

extension IdentifiedArray {
  /// Sorts the elements; those that are equal in order keep their order.
  @inlinable public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    arrange(try indices.sorted { try areInIncreasingOrder(storage[$0], storage[$1]) })
  }

  @inlinable public func sorted(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Self {
    var result = self
    try result.sort(by: areInIncreasingOrder)
    return result
  }

  @inlinable public mutating func reverse() {
    arrange(indices.reversed())
  }

  @inlinable public mutating func shuffle() {
    arrange(indices.shuffled())
  }

  @inlinable public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    arrange(indices.shuffled(using: &generator))
  }

  /// Moves the elements that satisfy a condition behind those that do not; the order among either
  /// may change.
  ///
  /// - Returns: The position of the first that satisfies it.
  @inlinable public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    var positions = Array(indices)
    let pivot = try positions.partition { try belongsInSecondPartition(storage[$0]) }
    arrange(positions)
    return pivot
  }

  /// Moves the elements at a set of positions in front of the one at `destination`, as counted
  /// before the move: what `ForEach(…).onMove` hands over.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    guard let last = source.last else { return }
    checkElement(at: last, for: "move(fromOffsets:toOffset:)")
    checkInsertion(at: destination, for: "move(fromOffsets:toOffset:)")
    let before = indices[..<destination].filter { !source.contains($0) }
    let after = indices[destination...].filter { !source.contains($0) }
    arrange(before + source + after)
  }

  /// Keeps the elements at `positions`, in that order.
  @inlinable mutating func arrange(_ positions: [Int]) {
    let old = order.elements
    order.reset(toUnique: positions.map { old[$0] })
    storage = positions.map { storage[$0] }
    if history != nil, positions.count < old.count {
      identitiesChanged(losing: old.filter { !order.contains($0) })
    } else {
      identitiesChanged()
    }
  }
}

extension IdentifiedArray where Element: Comparable {
  @inlinable public mutating func sort() {
    sort(by: <)
  }

  @inlinable public func sorted() -> Self {
    sorted(by: <)
  }
}
