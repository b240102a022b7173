import Dependencies
import Foundation
import Testing

struct Weather: Sendable {
  var temperature: @Sendable (String) async -> Int
}

extension Weather: DependencyKey {
  static let liveValue = Weather { city in city.count }
  static let testValue = Weather(temperature: unimplemented("temperature", placeholder: 0))
}

extension DependencyValues {
  var weather: Weather {
    get { self[Weather.self] }
    set { self[Weather.self] = newValue }
  }
}

struct Forecast {
  @Dependency(\.weather) var weather
  @Dependency(\.date.now) var now

  func line(for city: String) async -> String {
    "\(city), \(now.ISO8601Format()): \(await weather.temperature(city)) degrees"
  }
}

@Test func `A forecast says where, when and how warm`() async {
  let forecast = withDependencies {
    $0.date.now = Date(timeIntervalSince1970: 0)
    $0.weather.temperature = { _ in 21 }
  } operation: {
    Forecast()
  }

  #expect(await forecast.line(for: "Oslo") == "Oslo, 1970-01-01T00:00:00Z: 21 degrees")
}
