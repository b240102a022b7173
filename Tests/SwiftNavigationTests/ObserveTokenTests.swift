import SwiftNavigation
import Synchronization
import Testing

@Suite("Tokens of observations")
struct ObserveTokenTests {
  private let cancellations = Cancellations()

  private func token() -> ObserveToken {
    ObserveToken { [cancellations] in cancellations.count.withLock { $0 += 1 } }
  }

  @Test("Cancelling runs 'onCancel' once")
  func cancel() {
    let token = token()
    #expect(!token.isCancelled)
    token.cancel()
    token.cancel()
    #expect(token.isCancelled)
    #expect(cancellations.count.withLock { $0 } == 1)
  }

  @Test("Letting go of a token cancels it, and of a cancelled one does nothing more")
  func release() {
    do { _ = token() }
    #expect(cancellations.count.withLock { $0 } == 1)
    do { token().cancel() }
    #expect(cancellations.count.withLock { $0 } == 2)
  }

  @Test("A token without 'onCancel' can be cancelled")
  func noAction() {
    let token = ObserveToken()
    token.cancel()
    #expect(token.isCancelled)
  }

  @Test("Tokens live on in a set or an array that they are stored in")
  @MainActor func stored() {
    var tokens: Set<ObserveToken> = []
    var runs = 0
    observe { runs += 1 }.store(in: &tokens)
    observe { runs += 1 }.store(in: &tokens)
    #expect(runs == 2)
    #expect(tokens.count == 2)
    #expect(tokens.allSatisfy { !$0.isCancelled })

    var array: [ObserveToken] = []
    token().store(in: &array)
    #expect(array.map(\.isCancelled) == [false])
    array = []
    #expect(cancellations.count.withLock { $0 } == 1)
  }

  @Test("Tokens are equal by identity")
  func equality() {
    let token = token()
    #expect(token == token)
    #expect(token != self.token())
  }
}

private final class Cancellations: Sendable {
  let count = Mutex(0)
}
