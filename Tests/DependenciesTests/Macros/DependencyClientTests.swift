import DependenciesMacros
import IssueReporting
import Testing

@Suite struct DependencyClientTests {
  // MARK: Unimplemented endpoints

  @Test func callReportsTheClientTheEndpointAndTheRemedy() {
    let issues = collectIssues { Weather().refresh() }
    #expect(
      issues == [
        """
        Unimplemented: 'Weather.refresh'

        Give it an implementation before it is called: where the 'Weather' is set up or overridden, \
        as in 'withDependencies', assign a closure to its 'refresh'.
        """
      ]
    )
  }

  @Test func theIssueIsShownAtTheDeclarationOfTheClient() {
    withKnownIssue {
      Weather().refresh()
    } matching: { issue in
      guard let location = issue.sourceLocation else { return false }
      return location.fileID == #fileID && declarationOfWeather.contains(location.line)
    }
  }

  @Test func throwingCallThrows() async {
    await withExpectedIssue {
      await #expect(throws: Unimplemented.self) {
        try await Weather().forecast(city: "Oslo", days: 3)
      }
    }
  }

  @Test func optionalCallReturnsNil() {
    withExpectedIssue {
      #expect(Weather().station(1) == nil)
    }
  }

  @Test func callWithADefaultReportsAndReturnsIt() {
    withExpectedIssue {
      #expect(Weather().unit() == "C")
    }
    withExpectedIssue {
      #expect(Weather().rounded(value: 2.7) == 2)
    }
  }

  // MARK: Implemented endpoints

  @Test func assignedEndpointDoesNotReport() {
    var weather = Weather()
    weather.unit = { "F" }
    #expect(weather.unit() == "F")
  }

  @Test func memberwiseInitializerTakesEveryEndpoint() async throws {
    let weather = Weather(
      forecast: { city, days in Array(repeating: city.count, count: days) },
      unit: { "F" },
      rounded: { Int($0.rounded()) },
      station: { "\($0)" },
      refresh: {},
      increment: { $0 += 1 },
      lazily: { $0() }
    )
    #expect(try await weather.forecast(city: "Oslo", days: 2) == [4, 4])
    #expect(weather.rounded(value: 2.7) == 3)
    #expect(weather.station(1) == "1")
  }

  @Test func trailingClosureInitializesTheLoneEndpoint() {
    let client = LabeledClient(name: "a") { $0 + 1 }
    #expect(client.next(after: 1) == 2)
    #expect(client.name == "a")
  }

  @Test func otherPropertiesKeepTheirDefaults() {
    #expect(LabeledClient().name == "default")
    #expect(LabeledClient().comment == nil)
  }

  // MARK: Methods

  @Test func inoutParameterIsForwarded() {
    var weather = Weather()
    weather.increment = { $0 += 1 }
    var value = 1
    weather.increment(value: &value)
    #expect(value == 2)
  }

  @Test func autoclosureParameterIsForwarded() {
    var weather = Weather()
    weather.lazily = { $0() }
    #expect(weather.lazily(value: 1 + 1) == 2)
  }

  @Test func methodsCanShareAName() {
    var client = Overloads()
    client.fetchUser = { "user \($0)" }
    client.fetchAll = { ["all"] }
    #expect(client.fetch(id: 1) == "user 1")
    #expect(client.fetch() == ["all"])
  }

  @Test func keywordCanNameAnEndpoint() {
    var client = Overloads()
    client.return = { 1 }
    #expect(client.return() == 1)
    withExpectedIssue { #expect(Overloads().return() == nil) }
  }
}

private let declarationOfWeather = #line...(#line + 12)

@DependencyClient
private struct Weather: Sendable {
  var forecast: @Sendable (_ city: String, _ days: Int) async throws -> [Int]
  var unit: @Sendable () -> String = { "C" }
  var rounded: @Sendable (_ value: Double) -> Int = { value in
    let rounded = Int(value)
    return rounded
  }
  var station: @Sendable (Int) -> String?
  var refresh: @Sendable () -> Void
  var increment: @Sendable (_ value: inout Int) -> Void
  var lazily: @Sendable (_ value: @autoclosure () -> Int) -> Int = { _ in 0 }
}

@DependencyClient
private struct LabeledClient {
  var name = "default"
  var comment: String?
  let constant = 1
  var next: (_ after: Int) -> Int = { $0 }
  var described: String { "\(name)" }
  @DependencyEndpointIgnored var ignored: () -> Int = { 1 }
}

@DependencyClient
private struct Overloads: Sendable {
  @DependencyEndpoint(method: "fetch")
  var fetchUser: @Sendable (_ id: Int) -> String = { _ in "" }
  @DependencyEndpoint(method: "fetch")
  var fetchAll: @Sendable () -> [String] = { [] }
  var `return`: @Sendable () -> Int?
}

/// The messages of the issues that an operation reports.
private func collectIssues(_ operation: () -> Void) -> [String] {
  let collector = IssueCollector()
  withIssueReporters([collector], operation: operation)
  return collector.messages
}

// `@unchecked`: written on the one thread that runs the operation.
private final class IssueCollector: IssueReporter, @unchecked Sendable {
  private(set) var messages: [String] = []

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    messages.append(message() ?? "")
  }
}
