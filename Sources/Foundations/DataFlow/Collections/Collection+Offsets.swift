import struct Foundation.IndexSet

extension RangeReplaceableCollection {
  /// Takes the elements at some offsets away, as `onDelete` asks for it.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let first = offsets.first else { return }
    var kept = Self()
    var offset = first
    var index = index(startIndex, offsetBy: first)
    kept.append(contentsOf: self[..<index])
    while index != endIndex {
      if !offsets.contains(offset) { kept.append(self[index]) }
      formIndex(after: &index)
      offset += 1
    }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets to before the one at another offset, as `onMove` asks for
  /// it. They keep their order.
  ///
  /// - Parameter destination: An offset in the collection as it is before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    var index = startIndex
    for offset in before + Array(source) + after {
      self[index] = elements[offset]
      formIndex(after: &index)
    }
  }
}
