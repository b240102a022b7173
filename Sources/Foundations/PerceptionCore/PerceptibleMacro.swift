/// Makes a class whose properties are observed one by one.
///
/// ```swift
/// @Perceptible
/// final class Counter {
///   var count = 0
/// }
/// ```
///
/// It is for code that also runs where Observation does not exist; here the class is `Observable`.
/// Setting a property to an equal value tells nobody. Mark a property with ``PerceptionIgnored()``
/// to leave it out.
@attached(
  member,
  names: named(_$perceptionRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers)
)
@attached(memberAttribute)
@attached(extension, conformances: Perceptible, Observable)
public macro Perceptible() = #externalMacro(module: "ComposableMacros", type: "PerceptibleMacro")

/// Makes a property tell of reads and changes. ``Perceptible()`` adds it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro PerceptionTracked() =
  #externalMacro(module: "ComposableMacros", type: "PerceptionTrackedMacro")

/// Leaves a property of a ``Perceptible()`` class out of observation.
@attached(accessor, names: named(willSet))
public macro PerceptionIgnored() =
  #externalMacro(module: "ComposableMacros", type: "PerceptionIgnoredMacro")
