// Just this import: what is used below comes along with it.
import Dependencies
import Testing

@Suite("What comes along with 'import Dependencies'")
struct ReexportTests {
  @Test("clocks, schedulers, tools for concurrency and issues")
  func reexports() {
    let clock = TestClock()
    #expect(clock.now == clock.now)
    let count = LockIsolated(1)
    #expect(count.value == 1)
    withExpectedIssue { reportIssue() }
    let endpoint: @Sendable () -> Int = unimplemented("endpoint", placeholder: 3)
    withExpectedIssue { #expect(endpoint() == 3) }
    withDependencies {
      $0.mainQueue = .immediate
    } operation: {
      @Dependency(\.mainQueue) var mainQueue
      #expect(mainQueue.now == mainQueue.now)
    }
  }
}
