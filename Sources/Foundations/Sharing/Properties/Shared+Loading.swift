extension Shared {
  /// Whether the key is loading the value.
  public var isLoading: Bool { reference.isLoading }

  /// Why the value could not be loaded, until it can.
  public var loadError: (any Error)? { reference.loadError }

  /// Why the value could not be saved, until it can.
  public var saveError: (any Error)? { reference.saveError }

  /// Loads the value again. If there is none, it stays as it is.
  ///
  /// - Throws: What ``loadError`` is then.
  public func load() async throws {
    let reference = reference
    try await withCheckedThrowingContinuation { continuation in
      reference.load { continuation.resume(with: $0) }
    }
  }

  /// Shares the value of another key from now on, and loads it. Until it is loaded the value is the
  /// present one, unless somebody shares the value of the key already.
  ///
  /// - Throws: What ``loadError`` is then.
  public func load(_ key: some SharedKey<Value>) async throws {
    projectedValue = Shared(
      reference: SharedRegistry.current.reference(for: key, isLoaded: true) { wrappedValue })
    try await load()
  }

  /// Saves the value now.
  ///
  /// - Throws: What ``saveError`` is then.
  public func save() async throws {
    let reference = reference
    try await withCheckedThrowingContinuation { continuation in
      reference.save { continuation.resume(with: $0) }
    }
  }
}
