import IdentifiedCollections

extension RangeReplaceableCollection {
  /// The elements of a shared collection, each shared by itself.
  ///
  /// ```swift
  /// ForEach(Array($todos)) { $todo in … }
  /// ```
  ///
  /// An element that leaves the collection keeps its last value.
  public init<Elements: _MutableIdentifiedCollection>(_ shared: Shared<Elements>)
  where Element == Shared<Elements.Element> {
    self.init(
      shared.wrappedValue.ids.compactMap { Shared(shared[dynamicMember: \Elements[id: $0]]) })
  }

  /// The elements of a shared collection, each to be read by itself.
  public init<Elements: _IdentifiedCollection>(_ shared: SharedReader<Elements>)
  where Element == SharedReader<Elements.Element> {
    self.init(
      shared.wrappedValue.ids.compactMap {
        SharedReader(shared[dynamicMember: \Elements[id: $0]])
      })
  }
}
