import Sharing
import Testing

extension SharedKey where Self == InMemoryKey<[Int]>.Default {
  static var scores: Self { Self[.inMemory("scores"), default: []] }
}

struct Game {
  @Shared(.scores) var scores

  func end(with score: Int) {
    $scores.withLock { $0.append(score) }
  }
}

struct Ranking {
  @SharedReader(.scores) var scores

  var best: Int? { scores.max() }
}

@Test func `A ranking follows the scores of all games`() {
  Game().end(with: 17)
  Game().end(with: 42)

  #expect(Ranking().best == 42)
}
