import CustomDump
import Foundation
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

  @Test func foundationValuesAreReadable() throws {
    #expect(dumped(Data([1, 2])) == "Data(2 bytes)")
    let date = Date(timeIntervalSince1970: 981_173_106.789)
    #expect(dumped(date) == "Date(2001-02-03T04:05:06.789Z)")
    #expect(dumped(Date(timeIntervalSince1970: 0)) == "Date(1970-01-01T00:00:00.000Z)")
    #expect(dumped(Decimal(string: "1.50") as Any) == "1.5")
    #expect(dumped(Locale(identifier: "en_GB")) == "Locale(en_GB)")
    #expect(dumped(try #require(URL(string: "https://a.b/c"))) == "URL(https://a.b/c)")
    let id = "DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF"
    #expect(dumped(UUID(uuidString: id.lowercased()) as Any) == "UUID(\(id))")
    #expect(dumped(NSString("a")) == "\"a\"")
    #expect(dumped(NSNumber(1)) == "1")
    #expect(
      dumped(NSError(domain: "d", code: 1)) == """
        NSError(
          domain: "d",
          code: 1,
          userInfo: [:]
        )
        """
    )
    #expect(
      dumped(try #require(TimeZone(identifier: "GMT"))) == """
        TimeZone(
          identifier: "GMT",
          abbreviation: "GMT",
          secondsFromGMT: 0,
          isDaylightSavingTime: false
        )
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
}
