import IdentifiedCollections

extension UnsafeMutablePointer {
  /// Where an element of a collection lies, `nil` when there is no such element.
  ///
  /// It stays there until the collection is changed otherwise. One to be changed is not shared with copies
  /// of the collection; its id must not change.
  @inlinable func element<ID, Element>(
    withID id: ID, for access: StatePlace.Access
  ) -> UnsafeMutableRawPointer? where Pointee == IdentifiedArray<ID, Element> {
    if access == .changing {
      return pointee._withElement(id: id) { element in
        withUnsafeMutablePointer(to: &element) { UnsafeMutableRawPointer($0) }
      }
    }
    guard let position = pointee.index(id: id) else { return nil }
    return pointee.elements.withUnsafeBufferPointer {
      // Not `nil`: there is an element.
      UnsafeMutableRawPointer(mutating: $0.baseAddress! + position)
    }
  }

  /// Where an element of a stack lies, `nil` when there is no such element.
  @inlinable func element<Element>(
    withID id: StackElementID, for access: StatePlace.Access
  ) -> UnsafeMutableRawPointer? where Pointee == StackState<Element> {
    let component = withUnsafeMutablePointer(to: &pointee.components) {
      $0.element(withID: id, for: access)
    }
    guard let component else { return nil }
    return withUnsafeMutablePointer(
      to: &component.assumingMemoryBound(to: StackComponent<Element>.self).pointee.element
    ) { UnsafeMutableRawPointer($0) }
  }
}

/// Where a value is in a tuple of two, in bytes.
@inlinable func offset<First, Second>(of second: Second.Type, behind first: First.Type) -> Int {
  let mask = MemoryLayout<Second>.alignment - 1
  return (MemoryLayout<First>.size + mask) & ~mask
}
