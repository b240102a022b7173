import CombineSchedulers
import Dispatch
import Testing

@MainActor
final class Search {
  var query = "" {
    didSet { wait() }
  }
  private(set) var searched: [String] = []
  private var waiting: Task<Void, any Error>?
  private let mainQueue: AnySchedulerOf<DispatchQueue>

  init(mainQueue: AnySchedulerOf<DispatchQueue> = .main) {
    self.mainQueue = mainQueue
  }

  private func wait() {
    waiting?.cancel()
    waiting = Task {
      try await mainQueue.sleep(for: .milliseconds(300))
      searched.append(query)
    }
  }
}

@Suite("The example of the documentation", .mainSerialExecutor)
struct DocumentationTests {
  @Test("A search waits until nothing is typed for 300 milliseconds")
  @MainActor func search() async {
    let queue = DispatchQueue.test
    let search = Search(mainQueue: queue.eraseToAnyScheduler())
    search.query = "s"
    await queue.advance(by: .milliseconds(200))
    search.query = "sw"
    await queue.advance(by: .milliseconds(300))
    #expect(search.searched == ["sw"])
  }
}
