import Dependencies
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
    message(client: client, endpoint: endpoint),
    fileID: fileID, filePath: filePath, line: line, column: column
  )
}

private func message(client: String, endpoint: String) -> String {
  let place = DependencyValues._place(ofClient: client)
  let remedy =
    if let place {
      """
      \(isTesting ? "The test has" : "The app has") not overridden it. Give it an implementation around \
      what calls it:

          withDependencies { $0\(place.source).\(endpoint) = { … } } operation: { … }
      """
    } else {
      """
      Give it an implementation before it is called: where the '\(client)' is set up or overridden, as \
      in 'withDependencies', assign a closure to its '\(endpoint)'.
      """
    }
  let scope =
    place?.isOverriddenElsewhere == true
    ? """


    The '\(client)' was overridden, but this call is not in the scope of that 'withDependencies': the \
    operation has ended, or this is a callback, a queue or a detached task. Take the dependencies there \
    with 'withEscapedDependencies', or make the model that calls it inside of the operation.
    """ : ""
  return """
    Unimplemented: '\(client).\(endpoint)'

    \(remedy)\(scope)
    """
}
