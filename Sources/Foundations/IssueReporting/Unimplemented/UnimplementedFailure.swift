/// The error of calling a throwing function that is `unimplemented`.
public struct UnimplementedFailure: Error {
  /// What was called.
  public let description: String

  public init(description: String) {
    self.description = description
  }
}
