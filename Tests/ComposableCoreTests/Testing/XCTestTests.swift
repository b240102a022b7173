import ComposableCore
import XCTest

/// Test stores in XCTest, whose failures this case keeps to itself.
final class TestStoreXCTests: XCTestCase {
  private var failures: [(description: String, file: String, line: Int)] = []

  override func recordFailure(
    withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
  ) {
    failures.append((description, file, line))
  }

  /// Fails the test, really.
  private func check(_ isTrue: Bool, line: Int = #line) {
    guard !isTrue else { return }
    super.recordFailure(
      withDescription: "Unexpected: \(failures)", inFile: #filePath, atLine: line, expected: true)
  }

  @MainActor
  func testAFeatureIsTested() async {
    let clock = TestClock()
    let store = TestStore(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.toggled) { $0.isOn = true }
    await store.send(.timerStarted)
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.brightness = 1 }
    await store.send(.timerStopped)
    check(failures.isEmpty)
  }

  @MainActor
  func testAFailureHasThePlaceOfTheAssertion() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.toggled) { $0.brightness = 1 }
    let line = #line - 1
    check(failures.count == 1)
    check(failures.first?.line == line)
    check(failures.first?.file == #filePath)
    check(failures.first?.description.contains("changed in another way") == true)
  }

  @MainActor
  func testWhatIsLeftFailsWhereItWasStarted() async {
    var line = 0
    do {
      let store = TestStore(initialState: Lamp.State()) {
        Lamp()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await store.send(.timerStarted)
      line = #line - 1
    }
    check(failures.map(\.line) == [line])
  }

  @MainActor
  func testWhatIsShownDoesNotFail() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.toggled)
    await store.send(.dimmed(steps: [1]))
    await store.finish()
    check(failures.isEmpty)
  }
}
