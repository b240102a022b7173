import CasePathsCore
import Testing

@CasePathable
enum Light {
  case off
  case on(brightness: Int)
}

@Test func `A light that is on has a brightness`() {
  #expect(Light.on(brightness: 3)[case: \.on] == 3)
  #expect(Light.off.is(\.off))
}
