extension Shared {
  /// Shares the value of a key.
  ///
  /// ```swift
  /// @Shared(.inMemory("scores")) var scores: [Int] = []
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, for when no other property has the key and nothing is loaded.
  ///   - key: Where the value is loaded from and saved to.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(
      reference: SharedRegistry.current.mutableReference(for: key, value: wrappedValue))
  }

  /// Shares the value of a key, which is `nil` unless something is loaded.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Shares the value of a key that has a default.
  public init<Key: SharedKey<Value>>(_ key: Key.Default) {
    self.init(wrappedValue: key.initialValue, key.base)
  }

  /// Shares the value of a key, with a default in the place of the key's own.
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default
  ) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Shares the value of a key once it is loaded.
  ///
  /// - Throws: What the key says if it cannot load, or an error if there is no value.
  public init(require key: some SharedKey<Value>) async throws {
    self.init(reference: try await SharedRegistry.current.requiredReference(for: key))
  }

  @available(*, unavailable, message: "Assign a default value: '@Shared(key) var value = …'.")
  public init(_ key: some SharedKey<Value>) {
    fatalError("Unavailable code is not called.")
  }
}

extension SharedRegistry {
  fileprivate func mutableReference<Key: SharedKey>(
    for key: Key, value: () -> Key.Value
  ) -> any MutableReference<Key.Value> {
    reference(for: key, value: value)
  }
}

extension SharedReaderKey {
  /// The value that is loaded now.
  var requiredValue: Value {
    get async throws {
      let result = await withCheckedContinuation { continuation in
        load(
          context: .userInitiated,
          continuation: LoadContinuation("\(self)") { continuation.resume(returning: $0) })
      }
      guard let value = try result.get() else { throw NoValue(key: "\(self)") }
      return value
    }
  }
}

private struct NoValue: Error, CustomStringConvertible {
  let key: String

  var description: String {
    "Nothing is stored for \(key). Use '@Shared' with a default if that is no error."
  }
}
