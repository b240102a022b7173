import Dependencies
import DependenciesMacros
import Testing

@DependencyClient
struct Mailbox: Sendable {
  var send: @Sendable (_ text: String, _ to: String) async throws -> Void
  var unread: @Sendable () -> Int = { 0 }
}

@Test func `A mailbox says which endpoint was not given`() async throws {
  var mailbox = Mailbox()
  mailbox.send = { _, _ in }

  try await mailbox.send(text: "Hello", to: "Ada")

  withExpectedIssue("unread was not given") {
    #expect(mailbox.unread() == 0)
  }
}
