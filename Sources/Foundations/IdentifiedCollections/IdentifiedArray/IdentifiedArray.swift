/// An array whose elements have unique identities, and can be found, changed and removed by them.
///
/// It is a collection like `Array`, and so works with `ForEach`, `map` and the like; next to
/// positions it takes ids, which stay right when elements move:
///
/// ```swift
/// var todos: IdentifiedArrayOf<Todo> = [Todo(id: 1, title: "Buy"), Todo(id: 2, title: "Sell")]
/// todos[id: 2]?.title = "Rent"
/// todos[id: 1] = nil
/// ```
///
/// Finding by id costs a hash. A change through `array[id: x]?.…` or `array[position].…` happens in
/// place; the identity of an element must not change that way.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// Where an element has its identity.
  public let id: KeyPath<Element, ID>

  @usableFromInline var order: OrderedSet<ID>
  /// The elements, at the positions of their ids in `order`.
  @usableFromInline var storage: [Element]

  /// Names the ids and their order: a number that no other content of any array in the process has,
  /// 0 for an array that never had an element. Two copies share it until one of them changes.
  ///
  /// It changes with every addition, removal and reordering, and when a whole element is written
  /// over another (`array[id: x] = y`, `array[0] = y`, `update`): that may be another thing with
  /// the same id. It stays when an element is changed in place (`array[id: x]?.n += 1`, `array[0].n
  /// += 1`). Writing a whole element through an `inout` reference (`swap(&array[0], &other)`)
  /// cannot be told from a change in place, so there it stays as long as the ids do.
  @usableFromInline var identityVersion: UInt64

  /// What was lost of late, if somebody wants to know. Copies share it until one of them changes.
  @usableFromInline var history: IdentityHistory<ID>?

  @inlinable init(id: KeyPath<Element, ID>, order: OrderedSet<ID>, storage: [Element]) {
    self.id = id
    self.order = order
    self.storage = storage
    identityVersion = storage.isEmpty ? 0 : _nextIdentityVersion()
  }

  /// The elements, in order.
  @inlinable public var elements: [Element] { storage }

  /// The ids of the elements, in order.
  @inlinable public var ids: OrderedSet<ID> { order }

  /// A number that stays while the ids, their order and, as far as can be told, whose elements they
  /// are stay.
  @inlinable public var _identityVersion: UInt64 { identityVersion }

  /// Whether the two are copies of one array, and neither was changed since, not even in place.
  ///
  /// Told in constant time; two arrays that happen to have equal elements are no copies.
  @inlinable public func _isCopy(of other: Self) -> Bool {
    // Changing one of two copies in place gives it storage of its own.
    identityVersion == other.identityVersion
      && storage.withUnsafeBufferPointer(\.baseAddress)
        == other.storage.withUnsafeBufferPointer(\.baseAddress)
  }

  /// The position of the element with an id.
  @inlinable public func index(id: ID) -> Int? { order.firstIndex(of: id) }

  /// Whether an element with the same *id* is there; it may differ in everything else.
  @inlinable public func contains(_ element: Element) -> Bool {
    order.contains(identity(of: element))
  }

  @inlinable func identity(of element: Element) -> ID { element[keyPath: id] }

  @inlinable func checkIdentity(of element: Element, is id: ID) {
    precondition(
      identity(of: element) == id,
      "Element identity must remain constant: an element of an IdentifiedArray was given another "
        + "id; remove it and add one with the new id instead"
    )
  }
}

/// An ``IdentifiedArray`` of elements that are `Identifiable`.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
