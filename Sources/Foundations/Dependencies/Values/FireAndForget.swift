import IssueReporting

extension DependencyValues {
  /// Starts work that nobody waits for. In tests it is waited for, so that it ends in the test.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  /// await fireAndForget { try await analytics.track("Opened") }
  /// ```
  public var fireAndForget: FireAndForget {
    self[FireAndForgetKey.self]
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { name, priority, operation in
    Task(name: name, priority: priority) { try await operation() }
  }

  static var testValue: FireAndForget {
    let location = DependencyResolution.readerLocation()
    return FireAndForget { name, priority, operation in
      do {
        try await Task(name: name, priority: priority) { try await operation() }.value
      } catch is CancellationError {
      } catch {
        location.report(error)
      }
    }
  }
}

/// Something that starts work that nobody waits for, and is called as a function.
public struct FireAndForget: Sendable {
  private let start:
    @Sendable (String?, TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  fileprivate init(
    _ start:
      @escaping @Sendable (
        String?, TaskPriority?, @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    self.start = start
  }

  /// Starts an operation. Its error is dropped; in tests it is reported.
  public func callAsFunction(
    name: String? = nil,
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await start(name, priority, operation)
  }
}
