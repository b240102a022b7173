import Dependencies
import IssueReporting

/// The operation of an effect, without the type of its actions.
final class RunOperation: Sendable {
  let name: String?
  let priority: TaskPriority?
  /// Where source started the effect.
  let location: IssueLocation
  /// Runs on the main actor what the operation asks for, and the operation off it.
  let body: @MainActor @Sendable (RunningEffect) async -> Void

  init(
    name: String?, priority: TaskPriority?, location: IssueLocation,
    body: @escaping @MainActor @Sendable (RunningEffect) async -> Void
  ) {
    self.name = name
    self.priority = priority
    self.location = location
    self.body = body
  }
}

extension Effect {
  /// Runs an operation that sends as many actions as it likes, when it likes.
  ///
  /// The operation starts after `store.send` has returned and runs off the main actor. It sees the
  /// dependencies of the reducer that returns the effect.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task that runs it.
  ///   - name: The name of the task, for tools.
  ///   - operation: The work. It may throw when it is cancelled.
  ///   - catch: What to do about another error. Without it an error is reported as an issue.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let dependencies = DependencyValues._current
    return Self(
      .run(
        RunOperation(name: name, priority: priority, location: location) { effect in
          let send = Send<Action> { action in
            withUnsafePointer(to: action) { effect.send($0) }
          }
          await dependencies._withCurrent {
            do {
              try await operation(send)
            } catch is CancellationError {
              return
            } catch {
              guard !Task.isCancelled else { return }
              if let handler { return await handler(error, send) }
              location.report(unhandled: error)
            }
          }
        }
      )
    )
  }
}

extension IssueLocation {
  fileprivate func report(unhandled error: any Error) {
    report(
      """
      An effect of '\(fileID):\(line)' threw an error that nothing handles: \(String(reflecting: error))

      Handle it in the 'catch' closure of 'run', or with a 'do' block in its operation. Only \
      cancellation errors may be thrown from it.
      """
    )
  }
}
