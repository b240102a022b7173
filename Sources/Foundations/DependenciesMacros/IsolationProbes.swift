/// What the compiler names where a ``DependencyClient()`` belongs to the main actor, by the default
/// isolation of its module: write `nonisolated struct`, so that every task can use it.
public enum _ClientMustBeANonisolatedStruct {}

/// What the compiler names where a ``DependencyEntry(_:)`` belongs to the main actor, by the default
/// isolation of its module: write `nonisolated var`, so that every task can use it.
public enum _EntryMustBeANonisolatedVar {}
