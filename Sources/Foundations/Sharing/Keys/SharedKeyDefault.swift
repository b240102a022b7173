/// A key with a default value, so that the properties that use it need none. Its name in sources is
/// `Key.Default`.
///
/// ```swift
/// extension SharedKey where Self == InMemoryKey<[Int]>.Default {
///   static var scores: Self { Self[.inMemory("scores"), default: []] }
/// }
///
/// @Shared(.scores) var scores
/// ```
///
/// It shares its value with the key that it is made of.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  private let makeDefault: @Sendable () -> Base.Value

  /// A key with a default, which is made anew for each value that needs it.
  public static subscript(
    _ key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, makeDefault: value)
  }

  public var id: Base.ID { base.id }

  /// The default value.
  public var initialValue: Base.Value { makeDefault() }

  public func load(
    context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>
  ) {
    base.load(context: context, continuation: continuation)
  }

  public func subscribe(
    context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  public func save(
    _ value: Base.Value, context: SaveContext, continuation: SaveContinuation
  ) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension SharedReaderKey {
  /// This key with a default value.
  public typealias Default = _SharedKeyDefault<Self>
}

extension _SharedKeyDefault: CustomStringConvertible {
  public var description: String {
    "\(typeName(Base.self)).Default[\(base), default: \(String(reflecting: initialValue))]"
  }
}
