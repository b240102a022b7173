import Clocks
import Testing

@Test func `An egg is done after six minutes`() async throws {
  let clock = TestClock()
  let egg = Task {
    try await clock.sleep(for: .seconds(6 * 60))
    return "done"
  }

  await clock.advance(by: .seconds(6 * 60))

  #expect(try await egg.value == "done")
}
