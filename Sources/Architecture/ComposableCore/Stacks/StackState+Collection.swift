import Dependencies
import IdentifiedCollections

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { components.count }

  public subscript(position: Int) -> Element { components[position].element }

  /// Replaces elements by others, which get new ids.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with newElements: some Collection<Element>
  ) {
    components.replaceSubrange(range, with: Self.identified(newElements))
  }

  private static func identified(_ elements: some Collection<Element>) -> [Component] {
    @Dependency(\.stackElementID) var stackElementID
    return elements.map { Component(id: stackElementID.next(), element: $0) }
  }
}
