import Dependencies

extension [Comparison] {
  /// Reads of a dependency; the floor is a task-local dictionary of values by type, which is what one
  /// writes by hand.
  @MainActor static var dependencies: [Comparison] {
    let model = Model()
    let changed = withDependencies {
      $0.weather.degrees = 20
      $0.uuid = .incrementing
    } operation: {
      Model()
    }
    // Fills a measured call, so that what stands around the reads does not count.
    let count = 1_000

    func reading(_ name: String, _ read: @escaping () -> Int) -> Comparison {
      Comparison("dependency: \(name)", operations: count) {
        for _ in 0..<count { use(read()) }
      } floor: {
        for _ in 0..<count { use(HandWritten.weather.degrees) }
      }
    }
    return [
      reading("read of a default by key path") { model.weather.degrees },
      reading("read of a default by key") { model.weatherByKey.degrees },
      reading("read of a part by key path") { model.degrees },
      reading("read of what the model was made with") { changed.weather.degrees },
      Comparison("dependency: read of an override", operations: count) {
        withDependencies {
          $0.weather.degrees = 30
        } operation: {
          for _ in 0..<count { use(model.weather.degrees) }
        }
      } floor: {
        HandWritten.$values.withValue([ObjectIdentifier(Weather.self): Weather(degrees: 30)]) {
          for _ in 0..<count { use(HandWritten.weather.degrees) }
        }
      },
      Comparison("dependency: withDependencies", operations: count) {
        for number in 0..<count {
          withDependencies {
            $0.weather = Weather(degrees: number)
          } operation: {
            use(number)
          }
        }
      } floor: {
        for number in 0..<count {
          HandWritten.$values.withValue([ObjectIdentifier(Weather.self): Weather(degrees: number)])
          {
            use(number)
          }
        }
      },
    ]
  }
}

private struct Model {
  @Dependency(\.weather) var weather
  @Dependency(\.weather.degrees) var degrees
  @Dependency(Weather.self) var weatherByKey
}

private struct Weather: DependencyKey {
  var degrees: Int
  static let liveValue = Weather(degrees: 10)
}

extension DependencyValues {
  fileprivate var weather: Weather {
    get { self[Weather.self] }
    set { self[Weather.self] = newValue }
  }
}

private enum HandWritten {
  @TaskLocal static var values: [ObjectIdentifier: any Sendable] = [
    ObjectIdentifier(Weather.self): Weather(degrees: 10)
  ]

  static var weather: Weather {
    values[ObjectIdentifier(Weather.self)] as? Weather ?? Weather(degrees: 0)
  }
}
