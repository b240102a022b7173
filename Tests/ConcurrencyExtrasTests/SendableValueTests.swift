import ConcurrencyExtras
import Foundation
import Testing

@Suite struct UncheckedSendableTests {
  final class Box {
    var count = 0
  }

  @Test func membersAreReadAndWritten() {
    var box = UncheckedSendable(Box())
    box.count += 1
    #expect(box.value.count == 1)
  }

  @Test func itCodesAsItsValue() throws {
    let data = try JSONEncoder().encode([UncheckedSendable("tea")])
    #expect(String(decoding: data, as: UTF8.self) == #"["tea"]"#)
    #expect(
      try JSONDecoder().decode([UncheckedSendable<String>].self, from: data)[0].value == "tea")
  }
}

@Suite struct AnyHashableSendableTests {
  @Test func itEqualsByValueHoweverOftenItIsWrapped() {
    let value = AnyHashableSendable(1)
    #expect(value == AnyHashableSendable(AnyHashableSendable(1)))
    #expect(value != AnyHashableSendable(2))
    #expect(Set([value, AnyHashableSendable(AnyHashableSendable(1))]).count == 1)
  }

  @Test func anExistentialIsWrapped() {
    let base: (any Hashable & Sendable)? = 1
    #expect(base.map(AnyHashableSendable.init) == AnyHashableSendable(1))
  }

  @Test func itTurnsIntoAnAnyHashableOfItsValue() {
    #expect(AnyHashable(AnyHashableSendable(1)) == AnyHashable(1))
    #expect(AnyHashable(AnyHashableSendable(true)) as? Bool == true)
  }

  @Test func literalsAreWrapped() {
    let values: [AnyHashableSendable] = [true, 1, 1.5, "tea"]
    #expect(
      values == [
        AnyHashableSendable(true), AnyHashableSendable(1), AnyHashableSendable(1.5),
        AnyHashableSendable("tea"),
      ])
    #expect("\(values[3])" == "tea")
    #expect(String(reflecting: values[3]) == #"AnyHashableSendable("tea")"#)
  }
}
