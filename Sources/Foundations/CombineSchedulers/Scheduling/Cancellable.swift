/// Something that goes on until it is cancelled. It may be cancelled from every thread, and more
/// than once.
public protocol Cancellable: Sendable {
  func cancel()
}

extension Cancellable {
  /// Keeps the work going for as long as a collection holds it.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(AnyCancellable(self))
  }

  /// Keeps the work going for as long as a set holds it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
