// Spellings of earlier versions. Nothing else needs this folder.

@available(*, deprecated, renamed: "SharedKey")
public typealias PersistenceKey = SharedKey

@available(*, deprecated, renamed: "SharedReaderKey")
public typealias PersistenceReaderKey = SharedReaderKey

@available(*, deprecated, message: "Use 'Key.Default'.")
public typealias PersistenceKeyDefault = _SharedKeyDefault

extension _SharedKeyDefault {
  @available(*, deprecated, message: "Use 'Key.Default[key, default: value]'.")
  public init(_ key: Base, _ value: @autoclosure @escaping @Sendable () -> Base.Value) {
    self = Self[key, default: value()]
  }
}

extension Shared {
  @available(*, deprecated, renamed: "SharedSubscription")
  public typealias Subscription = SharedSubscription

  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(value:)")
  public init(_ value: sending Value) {
    self.init(value: value)
  }

  @available(*, deprecated, message: "Use 'SharedReader($shared)'.")
  public var reader: SharedReader<Value> {
    SharedReader(self)
  }

  @available(*, deprecated, message: "Use '$shared.member'.")
  public func read<Member>(_ keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    self[dynamicMember: keyPath]
  }

  @_disfavoredOverload
  @available(*, deprecated, message: "Use 'Shared($shared.member)'.")
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member?>
  ) -> Shared<Member>? {
    Shared<Member>(self[dynamicMember: keyPath])
  }

  @available(
    *, unavailable, message: "Assert the changes of shared values with 'TestStore.assert'."
  )
  public func assert(_ updateValueToExpectedResult: (inout Value) throws -> Void) rethrows {
    fatalError("Unavailable code is not called.")
  }
}

extension SharedReader {
  @available(*, deprecated, renamed: "SharedSubscription")
  public typealias Subscription = SharedSubscription

  @available(*, deprecated, renamed: "init(value:)")
  public static func constant(_ value: sending Value) -> Self {
    Self(value: value)
  }

  @available(*, deprecated, message: "Use '$shared.member'.")
  public func read<Member>(_ keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    self[dynamicMember: keyPath]
  }

  @_disfavoredOverload
  @available(*, deprecated, message: "Use 'SharedReader($shared.member)'.")
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member?>
  ) -> SharedReader<Member>? {
    SharedReader<Member>(self[dynamicMember: keyPath])
  }
}
