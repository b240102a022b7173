/// What a set of dependencies consists of. Shared by copies, and not changed while it is shared.
@usableFromInline
final class DependencyStorage: @unchecked Sendable {
  // Changed only through `DependencyValues.mutableStorage`, which makes sure that nobody else holds
  // it.
  var overrides: [KeyIdentifier: DependencyBox]
  var context: DependencyContext?
  let cache: DependencyCache

  init(
    overrides: [KeyIdentifier: DependencyBox] = [:],
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

  /// Whether nothing of these would be left with the other on top.
  func isCovered(by other: DependencyStorage) -> Bool {
    cache === other.cache && (context == nil || other.context != nil)
      && overrides.count <= other.overrides.count
      && overrides.keys.allSatisfy { other.overrides[$0] != nil }
  }

  /// What is assigned in both, where the other wins.
  func merging(_ other: DependencyStorage) -> DependencyStorage {
    DependencyStorage(
      overrides: overrides.merging(other.overrides) { $1 },
      context: other.context ?? context,
      cache: cache)
  }
}
