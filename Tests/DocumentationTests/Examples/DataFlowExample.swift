import DataFlow
import Observation
import Testing

@Observable final class Lamp {
  var brightness = 3
}

struct Dimmer {
  @Binding var level: Int

  func brighten() { level += 1 }
}

@MainActor
@Test func `A dimmer changes the lamp that it is bound to`() {
  @Bindable var lamp = Lamp()

  Dimmer(level: $lamp.brightness).brighten()

  #expect(lamp.brightness == 4)
}
