/// What a set of dependencies consists of. Shared by copies, and not changed while it is shared.
final class DependencyStorage: @unchecked Sendable {
  // Changed only through `DependencyValues.mutableStorage`, which makes sure that nobody else holds
  // it.
  var overrides: [ObjectIdentifier: DependencyBox]
  var context: DependencyContext?
  let cache: DependencyCache

  init(
    overrides: [ObjectIdentifier: DependencyBox] = [:],
    context: DependencyContext? = nil,
    cache: DependencyCache = DependencyCache()
  ) {
    self.overrides = overrides
    self.context = context
    self.cache = cache
  }

  /// Whether nothing is assigned.
  var isEmpty: Bool { overrides.isEmpty && context == nil }

  func copy() -> DependencyStorage {
    DependencyStorage(overrides: overrides, context: context, cache: cache)
  }

  /// What is assigned in both, where the other wins.
  func merging(_ other: DependencyStorage) -> DependencyStorage {
    DependencyStorage(
      overrides: overrides.merging(other.overrides) { $1 },
      context: other.context ?? context,
      cache: cache)
  }
}
