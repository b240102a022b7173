extension SharedReader {
  /// Whether the key is loading the value.
  public var isLoading: Bool { reference.isLoading }

  /// Why the value could not be loaded, until it can.
  public var loadError: (any Error)? { reference.loadError }

  /// Loads the value again. If there is none, it stays as it is.
  ///
  /// - Throws: What ``loadError`` is then.
  public func load() async throws {
    let reference = reference
    try await withCheckedThrowingContinuation { continuation in
      reference.load { continuation.resume(with: $0) }
    }
  }

  /// Reads the value of another key from now on, and loads it. Until it is loaded the value is the
  /// present one, unless somebody shares the value of the key already.
  ///
  /// - Throws: What ``loadError`` is then.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    projectedValue = SharedReader(
      reference: SharedRegistry.current.reference(for: key, isLoaded: true) { wrappedValue })
    try await load()
  }

  @_disfavoredOverload
  public func load(_ key: some SharedKey<Value>) async throws {
    projectedValue = SharedReader(
      reference: SharedRegistry.current.reference(for: key, isLoaded: true) { wrappedValue })
    try await load()
  }
}
