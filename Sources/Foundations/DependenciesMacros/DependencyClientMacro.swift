/// Makes a client of a struct of closures: each closure becomes an endpoint that can be left
/// unimplemented, and reports when it is called all the same.
///
/// ```swift
/// @DependencyClient
/// struct Weather: Sendable {
///   var forecast: @Sendable (_ city: String, _ days: Int) async throws -> [Int]
///   var unit: @Sendable () -> String = { "C" }
/// }
///
/// var weather = Weather()
/// weather.forecast = { _, days in Array(repeating: 20, count: days) }
/// try await weather.forecast(city: "Oslo", days: 3)
/// ```
///
/// The struct gets an initialiser that takes all properties, and one that leaves the endpoints
/// unimplemented. A closure that cannot throw and returns a value needs a default for the latter.
/// See ``DependencyEndpoint(method:)`` for what an endpoint gets, and
/// ``DependencyEndpointIgnored()`` for closures that are none.
@attached(memberAttribute)
@attached(member, names: named(init))
public macro DependencyClient() =
  #externalMacro(module: "ComposableMacros", type: "DependencyClientMacro")
