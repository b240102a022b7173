import IssueReporting

/// What an endpoint throws that was called without an implementation.
public struct Unimplemented: Error {
  let endpoint: String

  /// - Parameter endpoint: The name of the endpoint.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }
}

/// Reports a call of an endpoint without an implementation: the call that the generated code of
/// ``DependencyEndpoint(method:)`` makes. The issue is shown at the declaration of the client.
public func _reportUnimplemented(
  client: String, endpoint: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  reportIssue(
    """
    Unimplemented: '\(client).\(endpoint)'

    Give it an implementation before it is called: where the '\(client)' is set up or overridden, as \
    in 'withDependencies', assign a closure to its '\(endpoint)'.
    """,
    fileID: fileID, filePath: filePath, line: line, column: column
  )
}
