import SwiftNavigation
import Testing

@Suite struct HashableObjectTests {
  private final class Model: HashableObject {}

  @Test func objectEqualsOnlyItself() {
    let model = Model()
    #expect(model == model)
    #expect(model != Model())
    #expect(Set([model, model, Model()]).count == 2)
  }
}
