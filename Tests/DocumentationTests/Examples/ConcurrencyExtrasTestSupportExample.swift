import ConcurrencyExtrasTestSupport
import Testing

enum Kitchen {
  static let temperature = TaskLocal(wrappedValue: 20)
}

@Suite(Kitchen.temperature.set(4)) struct `A cold kitchen` {
  @Test func `Is as cold as the suite says`() async {
    #expect(Kitchen.temperature.get() == 4)
  }

  @Test(Kitchen.temperature.set(30))
  func `Is warm where a test says so`() async {
    #expect(await Task { Kitchen.temperature.get() }.value == 30)
  }
}
