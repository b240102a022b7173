/// Makes an endpoint of a closure property: unimplemented until something is assigned to it.
///
/// Calling an unimplemented endpoint reports an issue that names it. Then it throws
/// ``Unimplemented`` if it can throw; else it returns what the property's initial value returns,
/// or `nil`, or nothing.
///
/// A closure whose parameters have names (`(_ city: String) -> Int`) can be called through a method
/// with these names as labels: `client.temperature(city: "Oslo")`.
///
/// - Parameter method: The name of the method, if it is not the property's: so several endpoints
///   can be overloads of one name.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "ComposableMacros", type: "DependencyEndpointMacro")
