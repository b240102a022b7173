import DataFlow
import Testing

@Suite struct TransactionTests {
  @Test func isEmptyOutsideOfAny() {
    #expect(Transaction._current == Transaction())
  }

  @Test func theInnermostIsCurrentAndTheEnclosingOneReturns() {
    withAnimation(.linear) {
      withTransaction(Transaction()) {
        #expect(Transaction._current.animation == nil)
      }
      #expect(Transaction._current.animation == .linear)
    }
    #expect(Transaction._current.animation == nil)
  }

  @MainActor
  @Test func theCompletionOfAnAnimationRunsAfterTheChange() async {
    var log: [String] = []
    await withCheckedContinuation { done in
      withAnimation(.linear) {
        log.append("change \(Transaction._current.animation == .linear)")
      } completion: {
        log.append("completion \(Transaction._current.animation == nil)")
        done.resume()
      }
      log.append("after")
    }
    #expect(log == ["change true", "after", "completion true"])
  }

  @Test func theEnclosingOneReturnsAfterAnError() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    #expect(Transaction._current == Transaction())
  }

  @Test func onePropertyChangesOnTopOfTheCurrentOne() {
    withAnimation(.linear) {
      withTransaction(\.disablesAnimations, true) {
        #expect(Transaction._current.disablesAnimations)
        #expect(Transaction._current.animation == .linear)
      }
    }
  }

  @Test func aTaskIsNotPartOfIt() async {
    let task = withAnimation(.linear) { Task { Transaction._current.animation } }
    #expect(await task.value == nil)
  }

  @Test func anAnimationIsAValue() {
    #expect(Animation.easeIn(duration: 0.2) == .easeIn(duration: 0.2))
    #expect(Animation.easeIn(duration: 0.2) != .easeIn(duration: 0.3))
    #expect(Animation.spring(response: 0.5, dampingFraction: 1) == .smooth)
    #expect(Animation.linear.delay(1).delay(1) == .linear.delay(2))
    #expect(Animation.linear.repeatForever() != .linear.repeatCount(3))
  }
}
