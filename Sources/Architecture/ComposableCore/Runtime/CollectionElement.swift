import IdentifiedCollections

/// Which element of an identified array something is, and how to find out, by a pointer to the array,
/// whether that may have lost it.
@usableFromInline
struct CollectionElement {
  @usableFromInline let id: AnyHashable
  @usableFromInline let collection: Any.Type

  /// Names the elements of the array.
  @usableFromInline let version: (UnsafeRawPointer) -> UInt64

  /// The ids whose elements were removed or replaced since a version, `nil` when that is not known.
  @usableFromInline let idsLost: (UnsafeRawPointer, _ version: UInt64) -> [AnyHashable]?

  @inlinable init<ID: Hashable, Element>(
    _ id: ID, of collection: IdentifiedArray<ID, Element>.Type
  ) {
    self.id = id
    self.collection = collection
    version = { $0.assumingMemoryBound(to: collection).pointee._identityVersion }
    idsLost = { elements, version in
      elements.assumingMemoryBound(to: collection).pointee._idsLost(since: version)?
        .map { AnyHashable($0) }
    }
  }
}
