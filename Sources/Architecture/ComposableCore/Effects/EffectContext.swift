/// The effect that the current task runs: where its feature is in the store.
struct EffectContext: Sendable {
  @TaskLocal static var current: EffectContext?

  let store: WeakReference<RootCore>
  let route: [RouteStep]
}

/// A reference that does not keep its object alive.
struct WeakReference<Object: AnyObject & Sendable>: Sendable {
  private weak let object_: Object?

  init(_ object: Object) {
    object_ = object
  }

  var object: Object? { object_ }
}
