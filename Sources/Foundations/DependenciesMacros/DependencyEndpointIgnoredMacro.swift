/// Leaves a property of a ``DependencyClient()`` as it is: neither an endpoint, nor a parameter of
/// the generated initialisers.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "ComposableMacros", type: "DependencyEndpointIgnoredMacro")
