import CasePaths
import IssueReporting

/// What came of asynchronous work, in an action that can be compared.
///
/// ```swift
/// case response(TaskResult<Weather>)
///
/// return .run { send in
///   await send(.response(TaskResult { try await client.weather() }))
/// }
/// ```
///
/// In new code take a `Result` and receive actions by case key paths, which compares no errors.
@CasePathable
@dynamicMemberLookup
public enum TaskResult<Success: Sendable>: Sendable {
  case success(Success)
  case failure(any Error)

  /// Does the work.
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// What a result says.
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value; throws the error where there is none.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }

  /// The result with another value, worked out of this one's.
  public func map<NewSuccess>(
    _ transform: (Success) -> NewSuccess
  ) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// What a function makes of the value.
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> TaskResult<NewSuccess>
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// What a task result says.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): return lhs == rhs
    case (.failure(let lhs), .failure(let rhs)):
      guard let error = lhs as Any as? any Equatable else {
        if type(of: lhs) == type(of: rhs) { report(lhs, lacks: "Equatable", for: "compared") }
        return false
      }
      return error.isEqual(to: rhs)
    default: return false
    }
  }
}

extension TaskResult: Hashable where Success: Hashable {
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      if let error = error as Any as? any Hashable {
        hasher.combine(error)
      } else {
        report(error, lacks: "Hashable", for: "hashed")
      }
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self).map { self == $0 } ?? false
  }
}

private func report(_ error: any Error, lacks protocolName: String, for use: String) {
  let name = shortName(of: type(of: error))
  reportIssue(
    """
    Task results with errors of type '\(name)' are \(use), and the type is not '\(protocolName)', so \
    that no two of its errors are the same. Conform '\(name)' to '\(protocolName)'.
    """
  )
}
