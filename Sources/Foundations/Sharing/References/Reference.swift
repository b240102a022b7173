/// What a ``SharedReader`` refers to: a shared value, or something that is derived from one.
///
/// It may be used from any thread.
@_spi(References)
public protocol Reference<Value>: AnyObject, CustomStringConvertible, Sendable {
  associatedtype Value

  /// The value now, or the expected one inside of an assertion of a ``SharedChangeTracker``. Reads
  /// inside of observation tracking register.
  var wrappedValue: Value { get }

  /// The value that there is: now, or inside of an assertion after the changes that it is about.
  /// Reads do not register.
  var liveValue: Value { get }

  /// Where the value lies. Two references to one place mean the same value.
  var place: SharedPlace { get }

  var isLoading: Bool { get }
  var loadError: (any Error)? { get }

  /// Loads the value again, and says how that went.
  func load(then completion: @escaping @Sendable (Result<Void, any Error>) -> Void)

  /// Registers a read of the value.
  func access()

  /// Tells the observers of the value, and of what is known about it, to look again.
  func touch()
}

/// What a ``Shared`` refers to.
@_spi(References)
public protocol MutableReference<Value>: Reference {
  /// Changes the value in one step that no other access can interrupt, or the expected value inside
  /// of an assertion of a ``SharedChangeTracker``.
  func withLock<R>(
    _ body: (inout Value) throws -> R,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) rethrows -> R

  var saveError: (any Error)? { get }

  /// Saves the value, and says how that went.
  func save(then completion: @escaping @Sendable (Result<Void, any Error>) -> Void)
}
