// Keys may be declared on `SharedReaderKey` or on `SharedKey`; the second of each pair of initialisers
// lets `.key` be found in both places.

extension SharedReader {
  /// Reads the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, for when no other property has the key and nothing is loaded.
  ///   - key: Where the value is loaded from.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(key, default: wrappedValue)
  }

  @_disfavoredOverload
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(key, default: wrappedValue)
  }

  /// Reads the value of a key, which is `nil` unless something is loaded.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(key) { nil }
  }

  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(key) { nil }
  }

  /// Reads the value of a key that has a default.
  public init<Key: SharedReaderKey<Value>>(_ key: Key.Default) {
    self.init(key.base) { key.initialValue }
  }

  @_disfavoredOverload
  public init<Key: SharedKey<Value>>(_ key: Key.Default) {
    self.init(key.base) { key.initialValue }
  }

  /// Reads the value of a key, with a default in the place of the key's own.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default
  ) {
    self.init(key.base, default: wrappedValue)
  }

  @_disfavoredOverload
  public init<Key: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: Key.Default) {
    self.init(key.base, default: wrappedValue)
  }

  /// Reads the value of a key once it is loaded.
  ///
  /// - Throws: What the key says if it cannot load, or an error if there is no value.
  public init(require key: some SharedReaderKey<Value>) async throws {
    self.init(reference: try await SharedRegistry.current.requiredReference(for: key))
  }

  @_disfavoredOverload
  public init(require key: some SharedKey<Value>) async throws {
    self.init(reference: try await SharedRegistry.current.requiredReference(for: key))
  }

  @available(*, unavailable, message: "Assign a default value: '@SharedReader(key) var value = …'.")
  public init(_ key: some SharedReaderKey<Value>) {
    fatalError("Unavailable code is not called.")
  }

  private init(_ key: some SharedReaderKey<Value>, default value: () -> Value) {
    self.init(reference: SharedRegistry.current.reference(for: key, value: value))
  }
}
