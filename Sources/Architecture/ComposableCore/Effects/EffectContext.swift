import IssueReporting

/// The effect that the current task runs: where its feature is in the store.
struct EffectContext: Sendable {
  @TaskLocal static var current: EffectContext?

  let registry: EffectRegistry
  let route: [RouteStep]

  /// The presence that a dismissal in the effect ends.
  var presence: Presence?
}

extension EffectContext {
  /// Where code that runs now names effects to cancel: the feature that is reduced, or whose effect it
  /// is; outside of a store a place of its own.
  static var ofCaller: EffectContext {
    if let reduction = Reduction.current {
      return EffectContext(registry: reduction.effects, route: reduction.route)
    }
    return current ?? outsideOfStores
  }

  /// A place that all of an app has in common. Each test has its own, so that tests may use equal ids
  /// at the same time.
  private static var outsideOfStores: EffectContext {
    let test = TestContext.currentIdentity.map { FeatureID(\EffectContext.self, identity: $0) }
    return EffectContext(
      registry: .outsideOfStores, route: test.map { [.boundary($0)] } ?? [])
  }
}

/// A reference that does not keep its object alive.
struct WeakReference<Object: AnyObject & Sendable>: Sendable {
  private weak let object_: Object?

  init(_ object: Object) {
    object_ = object
  }

  var object: Object? { object_ }
}
