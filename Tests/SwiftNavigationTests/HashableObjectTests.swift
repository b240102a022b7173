import SwiftNavigation
import Testing

@Suite("Objects that are hashed by identity")
struct HashableObjectTests {
  private final class Model: HashableObject {}

  @Test("An object equals only itself")
  func identity() {
    let model = Model()
    #expect(model == model)
    #expect(model != Model())
    #expect(Set([model, model, Model()]).count == 2)
  }
}
