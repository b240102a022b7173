import CustomDump
import Foundation
import Testing

/// How the values of Foundation are shown.
@Suite struct FoundationTests {
  @Test("Data is its size")
  func data() {
    #expect(dumped(Data([1, 2, 3, 4])) == "Data(4 bytes)")
    #expect(dumped(Data([1])) == "Data(1 byte)")
    #expect(dumped(NSData(data: Data([1, 2]))) == "Data(2 bytes)")
  }

  @Test("A date is its time in UTC, in milliseconds")
  func date() {
    struct Event { var date: Date?? }
    let date = Date(timeIntervalSince1970: 981_173_106.789)
    #expect(dumped(date) == "Date(2001-02-03T04:05:06.789Z)")
    #expect(dumped(Date(timeIntervalSince1970: 0)) == "Date(1970-01-01T00:00:00.000Z)")
    #expect(dumped(NSDate(timeIntervalSince1970: 0)) == "Date(1970-01-01T00:00:00.000Z)")
    #expect(
      dumped(Event(date: date)) == "FoundationTests.Event(date: Date(2001-02-03T04:05:06.789Z))")
  }

  @Test("Decimals and numbers are their description")
  func numbers() {
    #expect(dumped(Decimal(string: "1.50") as Any) == "1.5")
    #expect(dumped(NSNumber(1)) == "1")
    #expect(dumped(NSNumber(value: 1.5)) == "1.5")
    #expect(dumped(NSValue(range: NSRange(location: 1, length: 2))) == "{1, 2}")
  }

  @Test("Locales, URLs and UUIDs are on one line")
  func identifiers() throws {
    #expect(dumped(Locale(identifier: "en_GB")) == "Locale(en_GB)")
    #expect(dumped(NSLocale(localeIdentifier: "en_GB")) == "Locale(en_GB)")
    #expect(dumped(try #require(URL(string: "https://a.b/c"))) == "URL(https://a.b/c)")
    #expect(dumped(try #require(NSURL(string: "https://a.b/c"))) == "URL(https://a.b/c)")
    #expect(dumped(URL(fileURLWithPath: "/a/b")) == "URL(file:///a/b)")
    let id = "DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF"
    #expect(dumped(UUID(uuidString: id.lowercased()) as Any) == "UUID(\(id))")
    #expect(dumped(try #require(NSUUID(uuidString: id))) == "UUID(\(id))")
    #expect(dumped(NSExceptionName("range")) == "range")
    #expect(dumped(NSPredicate(value: true)).contains("NSPredicate"))
  }

  @Test("Strings are literals, whatever their class")
  func strings() {
    #expect(dumped(NSString("a")) == "\"a\"")
    #expect(dumped(NSAttributedString(string: "a\nb")) == dumped("a\nb"))
  }

  @Test("A calendar lists what it is made of")
  func calendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    calendar.locale = Locale(identifier: "")
    let text = """
      Calendar(
        identifier: .gregorian,
        locale: Locale(),
        timeZone: TimeZone(
          identifier: "GMT",
          abbreviation: "GMT",
          secondsFromGMT: 0,
          isDaylightSavingTime: false
        ),
        firstWeekday: 1,
        minimumDaysInFirstWeek: 1
      )
      """
    #expect(dumped(calendar) == text)
    #expect(dumped(calendar as NSCalendar) == text)
    let zone = try #require(NSTimeZone(name: "GMT"))
    #expect(dumped(zone) == dumped(zone as TimeZone))
  }

  @Test("An error lists its domain, code and user info, also a subclass")
  func error() {
    final class NetworkError: NSError, @unchecked Sendable {}
    struct Failure: Error { var reason = "" }
    let text = """
      NSError(
        domain: "d",
        code: 1,
        userInfo: [
          "a": 2
        ]
      )
      """
    #expect(dumped(NSError(domain: "d", code: 1, userInfo: ["a": 2])) == text)
    #expect(dumped(NetworkError(domain: "d", code: 1, userInfo: ["a": 2])) == text)
    #expect(dumped(Failure() as NSError).hasPrefix("NSError(\n  domain: \""))
    #expect(dumped(Failure()) == "FoundationTests.Failure(reason: \"\")")
  }

  @Test("Collections of objects are shown like those of values")
  func collections() {
    #expect(dumped(NSArray(array: [2, "a"])) == dumped([2, "a"] as [Any]))
    #expect(dumped(NSOrderedSet(array: [2, 1])) == dumped([2, 1]))
    #expect(dumped(NSSet(array: [2, 1])) == dumped([1, 2] as Set))
    #expect(dumped(NSCountedSet(array: [1, 1])) == dumped([1] as Set))
    #expect(dumped(NSDictionary(dictionary: [2: "b", 1: "a"])) == dumped([2: "b", 1: "a"]))
  }

  @Test("Ranges and index sets are their Swift counterparts")
  func indexes() {
    #expect(dumped(NSRange(location: 1, length: 2)) == "1..<3")
    #expect(dumped(NSRange(location: NSNotFound, length: 0)) == "nil")
    #expect(dumped(NSIndexPath()) == "[]")
    #expect(dumped(NSIndexPath(index: 1)) == dumped([1]))
    #expect(
      dumped(NSIndexSet(indexSet: [1, 2, 5])) == """
        IndexSet(
          ranges: [
            [0]: 1..<3,
            [1]: 5..<6
          ]
        )
        """
    )
  }

  @Test("A measurement shows the symbol of its unit")
  func measurement() {
    let text = """
      Measurement(
        value: 42.0,
        unit: "m"
      )
      """
    #expect(dumped(Measurement(value: 42, unit: UnitLength.meters)) == text)
    #expect(dumped(NSMeasurement(doubleValue: 42, unit: UnitLength.meters)) == text)
  }

  @Test("A notification leaves out what it has not, and is no object")
  func notification() {
    let notification = NSNotification(name: .init("n"), object: nil)
    #expect(
      dumped([notification, notification as Notification]) == """
        [
          [0]: Notification(name: "n"),
          [1]: Notification(name: "n")
        ]
        """
    )
  }

  @Test("The parts of a URL that are there are listed")
  func urlComponents() throws {
    let text = """
      URLComponents(
        scheme: "https",
        host: "a.b",
        path: "/c",
        queryItems: [
          [0]: URLQueryItem(
            name: "d",
            value: "e"
          )
        ]
      )
      """
    #expect(dumped(try #require(URLComponents(string: "https://a.b/c?d=e"))) == text)
    #expect(dumped(try #require(NSURLComponents(string: "https://a.b/c?d=e"))) == text)
    #expect(
      dumped(NSURLQueryItem(name: "d", value: nil)) == """
        URLQueryItem(
          name: "d",
          value: nil
        )
        """
    )
  }

  @Test("The null object is an object without members")
  func null() {
    #expect(dumped(NSNull()) == "NSNull()")
  }
}
