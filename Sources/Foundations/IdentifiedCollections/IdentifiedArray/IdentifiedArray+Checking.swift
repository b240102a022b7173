extension IdentifiedArray {
  /// In debug builds, ends the program with a sentence where an operation is given a position that
  /// has no element.
  @inlinable func checkElement(at position: Int, for operation: StaticString) {
    check(position, isIn: 0..<count, for: operation)
  }

  /// In debug builds, ends the program with a sentence where an operation is given a position that
  /// nothing can be put at, neither before an element nor at the end.
  @inlinable func checkInsertion(at position: Int, for operation: StaticString) {
    check(position, isIn: 0..<count + 1, for: operation)
  }

  /// In debug builds, ends the program with a sentence where an operation is given a range that
  /// reaches beyond the elements.
  @inlinable func check(_ range: Range<Int>, for operation: StaticString) {
    assert(
      range.lowerBound >= 0 && range.upperBound <= count,
      "IdentifiedArray.\(operation) was given the range \(range), but the count is \(count)"
    )
  }

  // Out of bounds the standard library stops the program in every build, but names neither the
  // operation nor the numbers.
  @inlinable func check(_ position: Int, isIn bounds: Range<Int>, for operation: StaticString) {
    assert(
      bounds.contains(position),
      "IdentifiedArray.\(operation) was given position \(position), but the count is \(count)"
    )
  }
}
