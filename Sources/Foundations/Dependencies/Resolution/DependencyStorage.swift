/// What a set of dependencies consists of. It does not change, so copies share it.
@usableFromInline
final class DependencyStorage: Sendable {
  let overrides: [KeyIdentifier: DependencyBox]
  let context: DependencyContext?
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

  /// The value of a key: the one that is assigned, or else the default, if it has been made.
  @usableFromInline
  func box(of key: KeyIdentifier) -> DependencyBox? {
    overrides[key] ?? cache.defaults.box(of: key, in: context)
  }

  /// The same with one more value assigned.
  func setting(_ key: KeyIdentifier, to box: DependencyBox) -> DependencyStorage {
    var overrides = overrides
    overrides[key] = box
    return DependencyStorage(overrides: overrides, context: context, cache: cache)
  }

  /// The same in another context.
  func setting(context: DependencyContext) -> DependencyStorage {
    DependencyStorage(overrides: overrides, context: context, cache: cache)
  }

  // MARK: Merging

  /// Whether nothing is assigned.
  var isEmpty: Bool { overrides.isEmpty && context == nil }

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
