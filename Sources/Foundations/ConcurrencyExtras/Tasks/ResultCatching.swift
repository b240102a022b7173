extension Result where Success: ~Copyable {
  /// What an asynchronous body returns or throws. The body runs on the caller's actor.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws(Failure) -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
