import Foundation
import FoundationNetworking
import IssueReporting

/// A session that reports every request and fails it.
///
/// It is a task that reports, one of the test that made the session: the queue that requests are
/// loaded on belongs to no test, so what is reported there would fail none.
// `@unchecked`, as a subclass has to say; what it adds is a constant and sendable.
final class UnimplementedURLSession: URLSession, @unchecked Sendable {
  fileprivate let requests: AsyncStream<UncheckedSendable<UnimplementedURLProtocol>>.Continuation

  /// - Parameter location: Where its requests are reported.
  init(location: IssueLocation) {
    let (stream, continuation) = AsyncStream<UncheckedSendable<UnimplementedURLProtocol>>
      .makeStream()
    requests = continuation
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [UnimplementedURLProtocol.self]
    super.init(configuration: configuration)
    Task {
      for await request in stream { request.value.reportAndFail(at: location) }
    }
  }

  deinit {
    requests.finish()
  }
}

/// The protocol of every request of such a session.
private final class UnimplementedURLProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let session else { return reportAndFail(at: DependencyResolution.readerLocation()) }
    // It waits for the task, which is the only one that uses it until it has failed.
    session.requests.yield(UncheckedSendable(self))
  }

  override func stopLoading() {}

  func reportAndFail(at location: IssueLocation) {
    let url = request.url.map { "'\($0)'" } ?? "a request without a URL"
    location.report(
      """
      Unimplemented: @Dependency(\\.urlSession)

      It was asked for \(url), and tests load nothing from the network unless they say so. Override \
      'urlSession' with 'withDependencies'.
      """)
    client?.urlProtocol(self, didFailWithError: URLError(.resourceUnavailable))
  }

  /// The session, which a task knows and does not show.
  private var session: UnimplementedURLSession? {
    task.flatMap { task in
      sequence(first: Mirror(reflecting: task)) { $0.superclassMirror }.lazy
        .flatMap(\.children).first { $0.label == "session" }?.value as? UnimplementedURLSession
    }
  }
}
