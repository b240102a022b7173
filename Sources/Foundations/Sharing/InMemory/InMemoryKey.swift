import Dependencies

extension SharedReaderKey {
  /// Shares a value by name while the process runs.
  ///
  /// ```swift
  /// @Shared(.inMemory("scores")) var scores: [Int] = []
  /// ```
  ///
  /// The value outlives the properties that use it.
  ///
  /// - Parameter key: The name.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(name: key)
  }
}

/// Shares a value by name while the process runs. Make one with ``SharedReaderKey/inMemory(_:)``.
public struct InMemoryKey<Value: Sendable>: SharedKey, MemoryKey {
  private let name: String
  private let storage: InMemoryStorage

  fileprivate init(name: String) {
    @Dependency(\.defaultInMemoryStorage) var storage
    self.name = name
    self.storage = storage
  }

  public var id: InMemoryKeyID {
    InMemoryKeyID(name: name, storage: storage)
  }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let value =
      switch context {
      case .initialValue(let value): Optional(cell(default: value).currentValue)
      case .userInitiated: storage.value(of: name, as: Value.self)
      }
    continuation.resume(with: .success(value))
  }

  /// Nobody else changes the value.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    cell(default: value).currentValue = value
    continuation.resume()
  }

  func cell(default value: Value) -> Cell<Value> {
    storage.cell(of: name, default: value)
  }
}

/// What tells in-memory values apart: the name and the storage.
public struct InMemoryKeyID: Hashable, Sendable {
  let name: String
  let storage: InMemoryStorage
}

extension InMemoryKey: CustomStringConvertible {
  public var description: String {
    ".inMemory(\(String(reflecting: name)))"
  }
}
