import SwiftNavigation
import Testing

@MainActor
@Suite("What 'import SwiftNavigation' brings along")
struct ExportsTests {
  @CasePathable
  enum Route {
    case list
    case detail(Int)
  }

  @Perceptible
  final class Counter {
    var count = 0
  }

  @Observable
  final class Title {
    var text = ""
  }

  @Test("Case paths")
  func casePaths() {
    #expect(Route.detail(1)[case: \.detail] == 1)
  }

  @Test("Perception and Observation, whose objects 'observe' observes")
  func observation() async {
    let (counter, title) = (Counter(), Title())
    var runs = 0
    let token = observe {
      _ = (counter.count, title.text)
      runs += 1
    }
    counter.count += 1
    await Task.yield()
    #expect(runs == 2)
    title.text = "a"
    await Task.yield()
    #expect(runs == 3)
    withExtendedLifetime(token) {}
  }
}
