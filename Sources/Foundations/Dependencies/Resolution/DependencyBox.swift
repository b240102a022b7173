/// The value of some key, found again through the key.
// `@unchecked`: nothing in it changes, and the value in the subclass is sendable.
@usableFromInline
class DependencyBox: @unchecked Sendable {
  let key: any TestDependencyKey.Type
  /// The property that the key is behind.
  let property: StaticString

  fileprivate init(key: any TestDependencyKey.Type, property: StaticString) {
    self.key = key
    self.property = property
  }

  static func make<Key: TestDependencyKey>(
    _ value: Key.Value, key: Key.Type, property: StaticString
  ) -> DependencyBox {
    TypedBox<Key>(value, property: property)
  }

  /// The value, which must be one of this key.
  @inlinable
  final func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    // Boxes are stored under the key that they are made with, and a cast that checks is ten times
    // as slow.
    unsafeDowncast(self, to: TypedBox<Key>.self).value
  }
}

// `@unchecked`, as a subclass has to say; the value is a constant and sendable.
@usableFromInline
final class TypedBox<Key: TestDependencyKey>: DependencyBox, @unchecked Sendable {
  @usableFromInline let value: Key.Value

  fileprivate init(_ value: Key.Value, property: StaticString) {
    self.value = value
    super.init(key: Key.self, property: property)
  }
}
