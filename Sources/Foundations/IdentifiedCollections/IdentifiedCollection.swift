/// A collection whose elements are found by unique ids, whatever its storage.
public protocol _IdentifiedCollection<ID, Element>: Collection {
  associatedtype ID: Hashable
  associatedtype IDs: Collection<ID>

  /// The ids of the elements, in order.
  var ids: IDs { get }

  /// The element with an id.
  subscript(id id: ID) -> Element? { get }
}

/// An identified collection whose elements can be written by their ids.
public protocol _MutableIdentifiedCollection<ID, Element>: _IdentifiedCollection, MutableCollection
{
  subscript(id id: ID) -> Element? { get set }
}

extension IdentifiedArray: _MutableIdentifiedCollection {}
