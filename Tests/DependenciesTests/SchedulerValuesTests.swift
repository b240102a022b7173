import Dependencies
import Foundation
import IssueReporting
import Testing

@Suite("The main queue and the main run loop are dependencies")
struct SchedulerValuesTests {
  struct Search: Sendable {
    @Dependency(\.mainQueue) var mainQueue
    @Dependency(\.mainRunLoop) var mainRunLoop
    let isFinished = LockIsolated(false)

    func wait() async throws {
      try await mainQueue.sleep(for: .milliseconds(300))
      try await mainRunLoop.sleep(for: .seconds(1))
      isFinished.setValue(true)
    }
  }

  @Test("A test that uses one without an override fails, by its name and where it is read")
  func unimplemented() {
    let line = #line
    @Dependency(\.mainQueue) var mainQueue
    @Dependency(\.mainRunLoop) var mainRunLoop
    for (use, name, line) in [
      ({ mainQueue.schedule {} }, "mainQueue", line + 1),
      ({ mainRunLoop.schedule {} }, "mainRunLoop", line + 2),
    ] {
      withKnownIssue {
        use()
      } matching: { issue in
        issue.sourceLocation?.line == line
          && issue.comments.contains {
            $0.rawValue.hasPrefix(#"Unimplemented: @Dependency(\."# + name + ").schedule\n")
          }
      }
    }
  }

  @Test("They are overridden with a test scheduler, or with one that does not wait")
  func overriding() async throws {
    let queue = DispatchQueue.test
    let search = withDependencies {
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0.mainRunLoop = .immediate
    } operation: {
      Search()
    }
    try await withMainSerialExecutor {
      let task = Task { try await search.wait() }
      await queue.advance(by: .milliseconds(299))
      #expect(!search.isFinished.value)
      await queue.advance(by: .milliseconds(1))
      try await task.value
      #expect(search.isFinished.value)
    }
  }

  @Test("In an app they are the main queue and the main run loop")
  func live() async throws {
    let search = withDependencies {
      $0.context = .live
    } operation: {
      Search()
    }
    let isOnMainActor = await withCheckedContinuation { continuation in
      search.mainRunLoop.schedule {
        search.mainQueue.schedule {
          MainActor.assumeIsolated { continuation.resume(returning: true) }
        }
      }
    }
    #expect(isOnMainActor)
  }
}
