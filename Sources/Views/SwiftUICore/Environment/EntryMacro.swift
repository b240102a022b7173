/// Makes a property a value of the environment, over a key of its own.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .orange
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ComposableMacros", type: "EntryMacro")

/// Makes the default value of a key anew for each use. A part of what ``Entry()`` expands to.
@attached(accessor)
public macro _EntryDefaultValue() =
  #externalMacro(module: "ComposableMacros", type: "EntryDefaultValueMacro")
