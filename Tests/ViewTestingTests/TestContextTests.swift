import Dependencies
import Sharing
import SwiftUI
import Testing
import ViewTesting

/// What views find of their test, whoever makes them update.
@MainActor
struct TestContextTests {
  @Test func aViewMadeAfterAChangeElsewhereSharesTheValuesOfTheTest() async {
    let model = CountModel()
    let screen = TestScreen { CountView(model: model) }
    await model.countElsewhere()
    #expect(screen.contains("10 on Earth"))
  }

  @Test func aViewMadeAfterAChangeElsewhereHasTheDependenciesOfTheScreen() async {
    let model = CountModel()
    let screen = withDependencies {
      $0.planet = "Mars"
    } operation: {
      TestScreen { CountView(model: model) }
    }
    await model.countElsewhere()
    #expect(screen.contains("10 on Mars"))
  }
}

@Observable @MainActor
private final class CountModel {
  @ObservationIgnored @Shared(.inMemory("modelCount")) var count = 0
  @ObservationIgnored var childAppeared: () -> Void = {}

  /// Changes the value outside of the test, and returns when the screen has updated by itself.
  func countElsewhere() async {
    await withCheckedContinuation { continuation in
      childAppeared = { continuation.resume() }
      Task.detached { [$count] in $count.withLock { $0 += 10 } }
    }
  }
}

private struct CountView: View {
  let model: CountModel

  var body: some View {
    if model.count > 0 { CountChild().onAppear { model.childAppeared() } }
  }
}

private struct CountChild: View {
  @SharedReader(.inMemory("modelCount")) var count = 100
  @Dependency(\.planet) var planet

  var body: some View {
    Text("\(count) on \(planet)")
  }
}

private enum PlanetKey: TestDependencyKey {
  static let testValue = "Earth"
}

extension DependencyValues {
  fileprivate var planet: String {
    get { self[PlanetKey.self] }
    set { self[PlanetKey.self] = newValue }
  }
}
