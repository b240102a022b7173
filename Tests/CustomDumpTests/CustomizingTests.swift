import CustomDump
import Testing

@Suite struct CustomizingTests {
  @Test func stringConvertibleIsItsText() {
    struct Money: CustomDumpStringConvertible { var customDumpDescription: String { "3 EUR" } }
    struct Price { var amount: Money? = Money() }
    #expect(dumped(Money(), maxDepth: 0) == "3 EUR")
    #expect(dumped(Price()) == "CustomizingTests.Price(amount: 3 EUR)")
  }

  @Test func representableIsItsValue() {
    struct Tagged: CustomDumpRepresentable { var customDumpValue: Any { 1 as Int? as Any } }
    struct Box { var value = Tagged() }
    #expect(dumped(Tagged()) == "1")
    #expect(dumped(AnyHashable(User(id: 1, name: ""))) == dumped(User(id: 1, name: "")))
    #expect(dumped(Character("a")) == "\"a\"")
    #expect(dumped("a" as Unicode.Scalar) == "\"a\"")
    #expect(dumped("a" as StaticString) == "\"a\"")
  }

  @Test func reflectableIsItsMirror() {
    struct Secret: CustomDumpReflectable {
      var password = "1234"
      var customDumpMirror: Mirror {
        Mirror(self, children: ["name": "Ann", "age": 3], displayStyle: .struct)
      }
    }
    #expect(
      dumped(Secret()) == """
        CustomizingTests.Secret(
          name: "Ann",
          age: 3
        )
        """
    )
  }

  @Test func mirrorInTheStyleOfAnEnumIsACase() {
    struct Action: CustomDumpReflectable {
      var customDumpMirror: Mirror {
        Mirror(self, children: ["send": (1, animation: "fast")], displayStyle: .enum)
      }
    }
    #expect(
      dumped([Action()]) == """
        [
          [0]: .send(
            1,
            animation: "fast"
          )
        ]
        """
    )
  }

  @Test func durationIsItsParts() {
    #expect(dumped(Duration.zero) == "0 seconds")
    #expect(dumped(Duration.milliseconds(3_020)) == "3 seconds, 20 milliseconds")
    #expect(dumped(Duration.seconds(3_661)) == "1 hour, 1 minute, 1 second")
    #expect(dumped(Duration.nanoseconds(-1_500)) == "-1 microsecond, -500 nanoseconds")
  }

  @Test func keyPathIsItsDescription() {
    #expect(dumped(\User.name) == #"\User.name"#)
  }

  @Test("An object identifier is its address")
  func objectIdentifier() {
    let object = Person("Ann")
    let text = dumped(ObjectIdentifier(object))
    #expect(
      text == "ObjectIdentifier(0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)))"
    )
  }

  @Test("A null reference is called so")
  func nullReference() {
    // A reference that C code got wrong, as it were: no Swift code makes one.
    let null = unsafeBitCast(0, to: Person.self)
    #expect(dumped(null) == "(null pointer)")
    #expect(diff(null, null) == nil)
  }

  @Test("A value that is an existential already is seen through")
  func nestedExistential() {
    let values: [any Sendable] = [1, "a", User(id: 1, name: "")]
    #expect(dumped(values) == dumped([1, "a", User(id: 1, name: "")] as [Any]))
  }
}
