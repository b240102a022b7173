import Sharing
import Testing

extension SharedKey where Self == InMemoryKey<[Int]>.Default {
  fileprivate static var scores: Self { Self[.inMemory("scores"), default: []] }
}

private struct Game {
  @Shared(.scores) var scores

  func end(with score: Int) {
    $scores.withLock { $0.append(score) }
  }
}

private struct Ranking {
  @SharedReader(.scores) var scores

  var best: Int? { scores.max() }
}

@Test("The example of the module's page")
func sharingExample() {
  Game().end(with: 42)
  #expect(Ranking().best == 42)
}
