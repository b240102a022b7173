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
  func testAFailureIsShownAtTheAssertionOrWhereTheTestStartedWhatIsLeft() async {
    let lines = await failEveryAssertion()
    check(failures.map(\.line) == lines)
    check(failures.allSatisfy { $0.file.hasSuffix("/FailingAssertions.swift") })
  }

  @MainActor
  func testAFailureSaysWhatDiffers() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.toggled) { $0.brightness = 1 }
    check(failures.count == 1)
    check(failures.first?.description.contains("changed in another way") == true)
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
