import CombineSchedulers
import Dispatch
import Testing

@MainActor
final class SearchModel {
  var query = "" {
    didSet { searchSoon() }
  }
  private(set) var searched: [String] = []
  private var waiting: Task<Void, any Error>?
  private let mainQueue: AnySchedulerOf<DispatchQueue>

  init(mainQueue: AnySchedulerOf<DispatchQueue> = .main) {
    self.mainQueue = mainQueue
  }

  private func searchSoon() {
    waiting?.cancel()
    waiting = Task {
      try await mainQueue.sleep(for: .milliseconds(300))
      searched.append(query)
    }
  }
}

@MainActor
@Test func `A search waits until nothing is typed any more`() async {
  let queue = DispatchQueue.test
  let model = SearchModel(mainQueue: queue.eraseToAnyScheduler())

  model.query = "s"
  await queue.advance(by: .milliseconds(200))
  model.query = "sw"
  await queue.advance(by: .milliseconds(300))

  #expect(model.searched == ["sw"])
}
