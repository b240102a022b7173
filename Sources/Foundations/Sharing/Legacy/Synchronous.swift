extension Shared {
  @_disfavoredOverload
  @available(*, deprecated, message: "Use 'try await $shared.load()'.")
  public func load() {
    reference.load { _ in }
  }

  @_disfavoredOverload
  @available(*, deprecated, message: "Use 'try await $shared.save()'.")
  public func save() {
    reference.save { _ in }
  }
}

extension SharedReader {
  @_disfavoredOverload
  @available(*, deprecated, message: "Use 'try await $shared.load()'.")
  public func load() {
    reference.load { _ in }
  }
}
