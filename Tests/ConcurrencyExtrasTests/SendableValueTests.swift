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

  @Test("A wrapped value is compared, hashed and iterated over as itself")
  func conformances() async {
    #expect(UncheckedSendable(1) == UncheckedSendable(1))
    #expect(Set([UncheckedSendable(1), UncheckedSendable(1)]).count == 1)
    @UncheckedSendable var numbers = AsyncStream { continuation in
      continuation.yield(1)
      continuation.finish()
    }
    var elements: [Int] = []
    for await number in $numbers { elements.append(number) }
    #expect(elements == [1])
  }

  @Test("A sequence that is not sendable is streamed once it is wrapped")
  func streams() async {
    struct Numbers: AsyncSequence {
      let box = Box()
      func makeAsyncIterator() -> AsyncStream<Int>.Iterator {
        AsyncStream { continuation in
          continuation.yield(1)
          continuation.finish()
        }.makeAsyncIterator()
      }
    }
    var elements: [Int] = []
    for await number in UncheckedSendable(Numbers()).eraseToStream() { elements.append(number) }
    #expect(elements == [1])
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
