/// The effect that the current task runs: where its feature is in the store.
struct EffectContext: Sendable {
  @TaskLocal static var current: EffectContext?

  let store: WeakReference<RootCore>?
  let registry: EffectRegistry
  let route: [RouteStep]
}

extension EffectContext {
  /// Where code that runs now names effects to cancel: the feature that is reduced, or whose effect it
  /// is; outside of a store a place of its own.
  static var ofCaller: EffectContext {
    if let reduction = Reduction.current, let store = reduction.store {
      return EffectContext(
        store: WeakReference(store), registry: store.effects, route: reduction.route)
    }
    return current ?? EffectContext(store: nil, registry: .outsideOfStores, route: [])
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
