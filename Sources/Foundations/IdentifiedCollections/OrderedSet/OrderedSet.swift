/// Unique elements in the order in which they were added: what ``IdentifiedArray/ids`` returns.
///
/// Finding an element costs a hash, like in a `Set`. Two ordered sets are equal when they hold the
/// same elements *in the same order*.
///
/// ```swift
/// let ids: OrderedSet = [3, 1, 2]
/// ids.contains(1)  // true
/// ids.firstIndex(of: 2)  // 2
/// ids.elements  // [3, 1, 2]
/// ```
public struct OrderedSet<Element: Hashable> {
  @usableFromInline var members: [Element]
  @usableFromInline var table: PositionTable

  @inlinable public init() {
    members = []
    table = PositionTable()
  }

  /// An empty set with room for a number of elements.
  ///
  /// - Parameter persistent: Whether the room stays when elements are removed; it always does.
  @inlinable public init(minimumCapacity: Int, persistent: Bool = false) {
    self.init()
    reserveCapacity(minimumCapacity)
  }

  /// The elements of a sequence; of equal ones the first is kept.
  @inlinable public init(_ elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }

  /// The elements of a sequence that the caller knows to be unique, which saves the check.
  @inlinable public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(unique: Array(elements))
    assert(
      Set(members).count == members.count,
      "Pass unique elements to 'OrderedSet(uncheckedUniqueElements:)'")
  }

  @inlinable init(unique elements: [Element]) {
    members = elements
    table = PositionTable(elements)
  }

  /// The elements, in order.
  @inlinable public var elements: [Element] { members }

  /// Makes room for a number of elements, so that adding them allocates nothing.
  @inlinable public mutating func reserveCapacity(_ capacity: Int) {
    members.reserveCapacity(capacity)
    if capacity > members.count, !table.hasRoom(toAddTo: capacity - 1) {
      table = PositionTable(members, capacity: capacity)
    }
  }
}

extension OrderedSet: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { members.count }
  @inlinable public subscript(position: Int) -> Element { members[position] }

  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try members.withContiguousStorageIfAvailable(body)
  }

  @inlinable public func _customContainsEquatableElement(_ element: Element) -> Bool? {
    contains(element)
  }

  @inlinable public func contains(_ element: Element) -> Bool {
    firstIndex(of: element) != nil
  }

  /// The position of an element, found by its hash.
  @inlinable public func firstIndex(of element: Element) -> Int? {
    table.position(of: element, in: members)
  }

  /// The position of an element, found by its hash: the same as ``firstIndex(of:)``, since elements
  /// are unique.
  @inlinable public func lastIndex(of element: Element) -> Int? {
    firstIndex(of: element)
  }
}

extension OrderedSet: ExpressibleByArrayLiteral {
  /// The elements of the literal; of equal ones the first is kept.
  @inlinable public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension OrderedSet: Equatable {
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { lhs.members == rhs.members }
}

extension OrderedSet: Hashable {
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

extension OrderedSet: Sendable where Element: Sendable {}

extension OrderedSet: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { members.description }
  public var debugDescription: String { "OrderedSet<\(Element.self)>(\(members))" }
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: members, displayStyle: .collection)
  }
}
