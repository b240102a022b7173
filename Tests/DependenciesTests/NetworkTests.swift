import Dependencies
import Foundation
import FoundationNetworking
import Testing

@Suite("The network and the desktop in tests")
struct NetworkTests {
  private static let line = #line + 1
  @Dependency(\.urlSession) var urlSession
  @Dependency(\.openURL) var openURL
  private let url = URL(string: "https://example.com/a")!

  @Test("a request of a test is reported where the session is read, and fails")
  func requestIsReported() async {
    await withKnownIssue {
      await #expect(throws: URLError.self) { try await urlSession.data(from: url) }
      await #expect(throws: URLError.self) {
        try await urlSession.data(for: URLRequest(url: url))
      }
      await #expect(throws: URLError.self) {
        try await urlSession.upload(for: URLRequest(url: url), from: Data())
      }
      await #expect(throws: URLError.self) { try await urlSession.download(from: url) }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        """
        Unimplemented: @Dependency(\\.urlSession)

        It was asked for 'https://example.com/a',
        """) == true && issue.sourceLocation?.line == Self.line
    }
  }

  @Test("a session can be assigned, and is the shared one in an app")
  func sessionIsAssigned() {
    let session = URLSession(configuration: .ephemeral)
    withDependencies {
      $0.urlSession = session
    } operation: {
      #expect(urlSession === session)
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(urlSession === URLSession.shared)
    }
  }

  @Test("a URL that a test opens is reported where the dependency is read, and not opened")
  func openingIsReported() async {
    await withKnownIssue {
      #expect(await openURL(url) == false)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Unimplemented: @Dependency(\\.openURL)\n") == true
        && issue.sourceLocation?.line == Self.line + 1
    }
  }

  @Test("what opens URLs can be assigned")
  func openingIsAssigned() async {
    let opened = LockIsolated<[URL]>([])
    await withDependencies {
      $0.openURL = OpenURLEffect { url in
        opened.withValue { $0.append(url) }
        return true
      }
    } operation: {
      #expect(await openURL(url))
    }
    #expect(opened.value == [url])
  }

  @Test(
    "a URL is opened when the program of the desktop says so",
    arguments: [("true", true), ("false", false), ("there-is-no-such-program", false)])
  func programDecides(opener: String, isOpened: Bool) async {
    #expect(await OpenURLEffect.desktop(opener: opener)(url) == isOpened)
  }
}
