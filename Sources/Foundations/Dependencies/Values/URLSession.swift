import Foundation
import FoundationNetworking

extension DependencyValues {
  /// Loads from the network. In tests without an override each request is reported and fails.
  ///
  /// ```swift
  /// @Dependency(\.urlSession) var urlSession
  /// let (data, _) = try await urlSession.data(from: url)
  /// ```
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  static var liveValue: URLSession { .shared }

  static var testValue: URLSession {
    UnimplementedURLSession(location: DependencyResolution.readerLocation())
  }
}
