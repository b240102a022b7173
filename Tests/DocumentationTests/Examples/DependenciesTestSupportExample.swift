import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

struct Ticket {
  let id: UUID

  init() {
    @Dependency(\.uuid) var uuid
    id = uuid()
  }
}

@Suite(.dependency(\.uuid, .incrementing))
struct `Tickets` {
  @Test func `Their ids count from zero in each test`() {
    #expect(Ticket().id == UUID(0))
    #expect(Ticket().id == UUID(1))
  }

  @Test(.dependency(\.uuid, .constant(UUID(7))))
  func `A test may override what its suite says`() {
    #expect(Ticket().id == UUID(7))
  }
}
