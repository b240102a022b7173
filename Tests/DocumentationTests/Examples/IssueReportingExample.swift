import IssueReporting
import Testing

struct Thermostat {
  private(set) var target = 20

  mutating func set(_ degrees: Int) {
    guard (5...30).contains(degrees) else {
      reportIssue("A thermostat can be set from 5 to 30 degrees, not to \(degrees).")
      return
    }
    target = degrees
  }
}

@Test func `A thermostat refuses what it cannot do`() {
  var thermostat = Thermostat()

  withExpectedIssue { thermostat.set(90) }

  #expect(thermostat.target == 20)
}
