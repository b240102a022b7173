import ComposableArchitecture
import Foundation

/// What the feature needs of the outside world, so that a test can stand in for it.
@DependencyClient
struct SessionClient: Sendable {
  var open: @Sendable (_ name: String, _ password: String) async throws -> Session
}

struct Session: Equatable, Sendable {
  var greeting: String
}

struct WrongPassword: LocalizedError, Equatable {
  var errorDescription: String? { "That is not the password. It is \"swift\"." }
}

extension SessionClient: DependencyKey {
  /// Stands for a server: it takes a second, and knows one password.
  static let liveValue = SessionClient { name, password in
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(1))
    guard password == "swift" else { throw WrongPassword() }
    return Session(greeting: "Welcome, \(name)!")
  }
}

extension DependencyValues {
  var session: SessionClient {
    get { self[SessionClient.self] }
    set { self[SessionClient.self] = newValue }
  }
}
